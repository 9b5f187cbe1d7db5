# Which engine runs: `bottega --version`, a server's terminal, the page.
engine-compiled = The engine is compiled.
engine-plain = The engine runs in plain Python; `bottega serve` compiles it beside the play.
engine-browser = The engine runs as Python in this browser.
engine-off = The engine runs in plain Python: BOTTEGA_COMPILE=0 is set.
engine-no-compiler = The engine runs in plain Python: there is no C compiler here.
engine-no-headers = The engine runs in plain Python: Python’s C headers are not installed.
engine-building = { $done ->
    [0] The engine is being compiled beside the play.
   *[other] The engine is being compiled beside the play: { $done }%.
}
engine-next = The engine is compiled: bots think with it from their next move on.
engine-failed = The engine runs in plain Python: compiling it failed. Why: { $log }
