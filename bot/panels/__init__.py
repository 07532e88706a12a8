"""What is under a message: buttons and menus."""
