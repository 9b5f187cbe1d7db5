florence-title = De Vorsten van Florence
florence-about = Bied op meren en jongleurs, bouw een vorstendom op en geef grote geesten de vrijheid om hun werken te volbrengen.
florence-expansions = Muze & Prinses, Samen bouwen
