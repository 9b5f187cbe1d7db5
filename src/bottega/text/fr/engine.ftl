# Quel moteur tourne : `bottega --version`, le terminal d’un serveur, la page.
engine-compiled = Le moteur est compilé.
engine-plain = Le moteur tourne en Python pur ; `bottega serve` le compile pendant le jeu.
engine-browser = Le moteur tourne en Python dans ce navigateur.
engine-off = Le moteur tourne en Python pur : BOTTEGA_COMPILE=0 est défini.
engine-no-compiler = Le moteur tourne en Python pur : il n’y a pas de compilateur C ici.
engine-no-headers = Le moteur tourne en Python pur : les en-têtes C de Python ne sont pas installés.
engine-building = { $done ->
    [0] Le moteur est compilé pendant le jeu.
   *[other] Le moteur est compilé pendant le jeu : { $done } %.
}
engine-next = Le moteur est compilé : les bots s’en servent dès leur prochain coup.
engine-failed = Le moteur tourne en Python pur : la compilation a échoué. Pourquoi : { $log }
