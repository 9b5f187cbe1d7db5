# Welke engine draait: `bottega --version`, de terminal van een server, de pagina.
engine-compiled = De engine is gecompileerd.
engine-plain = De engine draait in gewoon Python; `bottega serve` compileert hem tijdens het spelen.
engine-browser = De engine draait als Python in deze browser.
engine-off = De engine draait in gewoon Python: BOTTEGA_COMPILE=0 is ingesteld.
engine-no-compiler = De engine draait in gewoon Python: er is hier geen C-compiler.
engine-no-headers = De engine draait in gewoon Python: de C-headers van Python zijn niet geïnstalleerd.
engine-building = { $done ->
    [0] De engine wordt tijdens het spelen gecompileerd.
   *[other] De engine wordt tijdens het spelen gecompileerd: { $done }%.
}
engine-next = De engine is gecompileerd: bots denken er vanaf hun volgende zet mee.
engine-failed = De engine draait in gewoon Python: het compileren is mislukt. Waarom: { $log }
