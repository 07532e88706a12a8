"""The rules of the games, pure: no Discord, no pictures, no clock."""
