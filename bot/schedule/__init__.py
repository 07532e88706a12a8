"""Time: quiet hours, clocks, reminders, and the timers that wait."""
