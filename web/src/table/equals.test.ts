import { describe, expect, it } from 'vitest';
import { equals } from './equals';

describe('those with as many points as the first', () => {
  it('are told, for the rule for ties has decided', () => {
    expect(equals([3, 2, 1], [17, 32, 32])).toEqual([1]);
  });

  it('are nobody where victory is shared, or points decide', () => {
    expect(equals([1, 1, 3], [32, 32, 17])).toEqual([]);
    expect(equals([2, 1], [17, 32])).toEqual([]);
    expect(equals([], [17, 32])).toEqual([]);
  });
});
