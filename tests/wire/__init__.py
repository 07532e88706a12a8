"""The bot as a process of its own, over real HTTP and a real websocket on loopback."""
