study-no-features = There is no table of features for “{ $game }”.
study-reward = There is no reward “{ $reward }”. Choose from: { $known }.
study-action = { $number } is no action: they are numbered from 0 to below { $actions }, and none is possible after the end.
study-opponents = { $given } opponents are named, but { $wanted } are needed.
study-policy = { $path } is no learned policy: { $problem }.
study-policy-other = This policy was learned for { $game } with { $players } players.
study-no-ray = Ray is not installed. “pip install 'bottega[study]'” brings it.
study-ray = The Ray cluster “{ $address }” can not be reached: { $problem }
