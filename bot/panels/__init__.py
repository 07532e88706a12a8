"""What happens when a button is pressed or an option chosen."""
