/** Search in the rulebook that forgives: case, accents, order, and a slip of the finger (as `bottega.text.search`). */
import type { Block, Chapter } from '../net/types';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** The chapters with only what contains every word of the query; those with nothing left fall away. */
export function searchBook(chapters: Chapter[], query: string): Chapter[] {
  if (!query.trim()) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.flatMap((block) => found(block, query)) }))
    .filter((chapter) => chapter.blocks.length > 0);
}

/** The block if it contains the words, of a table only the rows that do. */
function found(block: Block, query: string): Block[] {
  if (block.kind === 'grid' && !finds(query, block.title)) {
    const rows = block.rows.filter((row) => finds(query, row.map((cell) => cell.text).join(' ')));
    return rows.length > 0 ? [{ ...block, rows }] : [];
  }
  return finds(query, textOf(block)) ? [block] : [];
}

function textOf(block: Block): string {
  if (block.kind === 'rule') return `${block.id} ${block.title} ${block.text} ${block.also}`;
  return block.kind === 'grid' ? block.title : block.text;
}

/** Whether every word of the query stands in the text, or one that is as good as it. */
export function finds(query: string, text: string): boolean {
  const whole = plain(text);
  const words = new Set(whole.match(/[\p{L}\p{N}_]+/gu) ?? []);
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => whole.includes(word) || [...words].some((other) => alike(word, other)));
}

/** One slip in four letters, two in eight; the beginning of a longer word will do. */
function alike(word: string, other: string): boolean {
  const slips = word.length < 8 ? Math.floor(word.length / 4) : 2;
  if (slips === 0) return false;
  const lengths = new Set([other.length]);
  const longest = Math.min(other.length, word.length + slips);
  for (let length = Math.max(1, word.length - slips); length <= longest; length++) lengths.add(length);
  return [...lengths].some((length) => within(word, other.slice(0, length), slips));
}

/** Whether at most so many letters must be changed, added, left out or swapped with their neighbour. */
function within(one: string, two: string, slips: number): boolean {
  if (Math.abs(one.length - two.length) > slips) return false;
  let twoBefore: number[];
  let before: number[] = [];
  let row = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    [twoBefore, before, row] = [before, row, [at]];
    for (let there = 1; there <= two.length; there++) {
      const changed = one[at - 1] === two[there - 1] ? 0 : 1;
      let cost = Math.min(before[there]! + 1, row[there - 1]! + 1, before[there - 1]! + changed);
      if (at > 1 && there > 1 && one[at - 1] === two[there - 2] && one[at - 2] === two[there - 1])
        cost = Math.min(cost, twoBefore[there - 2]! + 1);
      row.push(cost);
    }
  }
  return row[two.length]! <= slips;
}
