study-no-features = Il n’y a pas de table de caractéristiques pour « { $game } ».
study-reward = La récompense « { $reward } » n’existe pas. Au choix : { $known }.
study-action = { $number } n’est pas une action : elles sont numérotées de 0 à moins de { $actions }, et aucune n’est possible après la fin.
study-opponents = { $given } adversaires sont nommés, il en faut { $wanted }.
study-policy = { $path } n’est pas une stratégie apprise : { $problem }.
study-policy-other = Cette stratégie a été apprise pour { $game } à { $players } joueurs.
study-no-ray = Ray n’est pas installé. « pip install 'bottega[study]' » l’apporte.
study-ray = La grappe Ray « { $address } » est injoignable : { $problem }
