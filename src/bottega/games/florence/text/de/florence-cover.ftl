florence-title = Die Fürsten von Florenz
florence-about = Auf Seen und Gaukler bieten, ein Fürstentum aufbauen und großen Köpfen die Freiheit geben, ihre Werke zu vollbringen.
florence-expansions = Muse & Prinzessin, Kooperativ bauen
