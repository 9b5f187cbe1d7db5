"""Those who think in processes of their own: bots, hints, analyses."""
