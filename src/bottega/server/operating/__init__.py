"""For those who run a server: settings, limits, logs, figures, starting and stopping."""
