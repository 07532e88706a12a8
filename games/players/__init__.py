"""Computer players, for every game that has a mind: they know what their seat may know, and no more."""
