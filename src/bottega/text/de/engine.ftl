# Welche Engine läuft: `bottega --version`, das Terminal eines Servers, die Seite.
engine-compiled = Die Engine ist kompiliert.
engine-plain = Die Engine läuft in reinem Python; `bottega serve` kompiliert sie neben dem Spiel.
engine-browser = Die Engine läuft als Python in diesem Browser.
engine-off = Die Engine läuft in reinem Python: BOTTEGA_COMPILE=0 ist gesetzt.
engine-no-compiler = Die Engine läuft in reinem Python: Hier gibt es keinen C-Compiler.
engine-no-headers = Die Engine läuft in reinem Python: Die C-Header von Python sind nicht installiert.
engine-building = { $done ->
    [0] Die Engine wird neben dem Spiel kompiliert.
   *[other] Die Engine wird neben dem Spiel kompiliert: { $done } %.
}
engine-next = Die Engine ist kompiliert: Bots denken ab ihrem nächsten Zug damit.
engine-failed = Die Engine läuft in reinem Python: Das Kompilieren ist gescheitert. Warum: { $log }
