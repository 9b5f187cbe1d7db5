"""Masters of earlier versions, to measure later ones against: `master@0.1`.

Whether a change makes masters stronger can only be told by playing those of before, under the rules of today, in the
same run and the same build. So what decides their choices is kept here as it was: for the same seed and iterations
`master@0.1` chooses the same for ever, and `tests/bots/test_frozen.py` holds choices of every title against it.

What the titles know (`games/<title>/bots/knowledge.py`) is not copied as long as it is what it was: the same test
holds what it thinks of positions and moves. Who makes that test fail by knowing better lays the knowledge of before
beside the new one as `knowledge_0_1.py`; it is then taken for `master@0.1`. If rules change, the test's choices are
made anew.
"""
