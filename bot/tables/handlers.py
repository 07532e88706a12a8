"""What is done about each kind of timer."""

from bot.schedule.timers import Handlers
from bot.store.rows import Digest, Idle, OrderDue, Prune, Reminder, TimeUp, VoteEnds
from bot.tables import clocks, orders, patience, pruning, reminders, votes

HANDLERS = Handlers(
    games={
        Reminder: reminders.remind,
        TimeUp: clocks.time_up,
        OrderDue: orders.play_order,
        Idle: patience.idle,
        VoteEnds: votes.expire,
    },
    others={Digest: reminders.digest, Prune: pruning.prune},
)
