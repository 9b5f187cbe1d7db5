import type { Rule } from '../net/types';

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The rules that have every word of the query, those with it in the title first. */
export function searchRules(rules: Rule[], query: string): Rule[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rules;
  const hits = rules.filter((rule) => {
    const text = plain(`${rule.title} ${rule.text} ${rule.chapter_title} ${rule.id}`);
    return wanted.every((word) => text.includes(word));
  });
  const inTitle = (rule: Rule): boolean => wanted.every((word) => plain(rule.title).includes(word));
  return [...hits.filter(inTitle), ...hits.filter((rule) => !inTitle(rule))];
}

/** Rules by chapter, in the order in which the chapters first come. */
export function chaptersOf(rules: Rule[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    const chapter = chapters.get(rule.chapter) ?? { id: rule.chapter, title: rule.chapter_title, rules: [] };
    chapter.rules.push(rule);
    chapters.set(rule.chapter, chapter);
  }
  return [...chapters.values()];
}
