"""For researchers: mass play, datasets, and the interfaces of other frameworks.

    from bottega.study import florence_v1, fresco_v1, stanza_v1    environments of PettingZoo and Gymnasium
    from bottega.study import openspiel                            the titles as games of OpenSpiel
    from bottega.study import data                                 games and decisions as Parquet

What these need beyond Bottega itself is installed by `pip install 'bottega[study]'`; nothing of it is
imported before it is asked for.
"""
