"""Discord on this machine: the very same bot on simcord, and a page in the browser that is the
channel."""
