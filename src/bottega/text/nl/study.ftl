study-no-features = Voor “{ $game }” is er geen kenmerkentabel.
study-reward = Er is geen beloning “{ $reward }”. Kies uit: { $known }.
study-action = { $number } is geen actie: ze zijn genummerd van 0 tot onder { $actions }, en na het einde is er geen mogelijk.
study-opponents = Er zijn { $given } tegenstanders genoemd, maar er zijn er { $wanted } nodig.
study-policy = { $path } is geen geleerde speelwijze: { $problem }.
study-policy-other = Deze speelwijze is geleerd voor { $game } met { $players } spelers.
study-no-ray = Ray is niet geïnstalleerd. “pip install 'bottega[study]'” brengt het mee.
study-ray = Het Ray-cluster “{ $address }” is niet te bereiken: { $problem }
