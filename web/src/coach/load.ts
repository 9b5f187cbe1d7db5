/** The courses of the titles, each with its words, fetched when somebody wants the coach. */
import { learn } from '../text/words.svelte';
import type { Course } from './types';

const courses = import.meta.glob<Course>('../boards/*/course.ts', { import: 'course' });

/** Whether somebody has written a course for this title. */
export function isCoached(title: string): boolean {
  return `../boards/${title}/course.ts` in courses;
}

export async function loadCourse(title: string): Promise<Course | null> {
  const open = courses[`../boards/${title}/course.ts`];
  if (!open) return null;
  const [course] = await Promise.all([open(), learn(`${title}-coach`)]);
  return course;
}
