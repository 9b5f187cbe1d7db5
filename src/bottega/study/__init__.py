"""For researchers: mass play, datasets, and the interfaces of other frameworks."""
