"""What is done about each kind of timer."""

from bot.schedule.timers import Handlers
from bot.store.rows import Call, Digest, Idle, OpenEnds, OrderDue, Prune, Reminder, TimeUp, VoteEnds, Weekly
from bot.tables import clocks, opening, orders, patience, pruning, reminders, votes, weekly

HANDLERS = Handlers(
    games={
        Reminder: reminders.remind,
        Call: reminders.call,
        TimeUp: clocks.time_up,
        OrderDue: orders.play_order,
        Idle: patience.idle,
        VoteEnds: votes.expire,
        OpenEnds: opening.waited,
    },
    others={Digest: reminders.digest, Weekly: weekly.tell, Prune: pruning.prune},
)
