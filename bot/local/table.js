// A menu of the channel and its threads beside "Viewing as", once there is a thread; a thread that is
// mentioned in a message opens too.
const EVERY = 1500;
const label = document.createElement("label");
const menu = document.createElement("select");
label.id = "table-channels";
label.className = "viewer-control";
label.hidden = true;
const name = document.createElement("span");
label.append(name, menu);
document.querySelector(".viewer-control").after(label);
let known = [];

async function ask(body) {
  const context = window.simcordPreview?.contextId;
  if (!context) return;
  const answer = await fetch("/api/action", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Simcord-Capability": window.location.hash.slice(1),
      "X-Simcord-Context": context,
    },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (answer?.ok) show(await answer.json());
}

function show(told) {
  if (!told.channels) return;
  name.textContent = told.label;
  menu.setAttribute("aria-label", told.label);
  label.hidden = told.channels.length < 2;
  if (JSON.stringify(told.channels) !== JSON.stringify(known)) {
    known = told.channels;
    menu.replaceChildren(...known.map((each) => new Option(`# ${each.name}`, each.id)));
  }
  if (document.activeElement !== menu) menu.value = told.here;
}

const go = (id) => ask({ kind: "channel", channel_id: id });
menu.addEventListener("change", () => { void go(menu.value); menu.blur(); });
document.addEventListener("click", (event) => {
  const mention = event.target instanceof Element && event.target.closest(".mention");
  if (!mention?.textContent.startsWith("#")) return;
  const found = known.findLast((each) => mention.textContent === `#${each.name}`);
  if (found) void go(found.id);
});

// A link to a message leads there, where on Discord it would; to one that is not kept any more it leads nowhere.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[href^='https://discord.com/channels/']");
  if (!link) return;
  event.preventDefault();
  const reached = document.querySelector(`.channel-message[data-message-id="${link.href.split("/").pop()}"]`);
  if (!reached) return;
  reached.scrollIntoView({ block: "start" });
  reached.classList.add("table-reached");
  setTimeout(() => reached.classList.remove("table-reached"), EVERY);
});

setInterval(() => { if (!document.hidden) void ask({ kind: "channels" }); }, EVERY);
