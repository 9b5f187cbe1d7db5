study-no-features = Für „{ $game }“ gibt es keine Merkmalstabelle.
study-reward = Eine Belohnung „{ $reward }“ gibt es nicht. Zur Wahl stehen: { $known }.
study-action = { $number } ist keine Aktion: Sie sind von 0 bis unter { $actions } nummeriert, und nach dem Ende ist keine mehr möglich.
study-opponents = { $given } Gegner sind genannt, nötig sind { $wanted }.
study-policy = { $path } ist keine gelernte Spielweise: { $problem }.
study-policy-other = Diese Spielweise wurde für { $game } mit { $players } Spielern gelernt.
study-no-ray = Ray ist nicht installiert. „pip install 'bottega[study]'“ bringt es mit.
study-ray = Der Ray-Cluster „{ $address }“ ist nicht zu erreichen: { $problem }
