/** What the page knows of titles before a board is opened, found in the folders beside: covers and signs. */
import type { Component } from 'svelte';
import { addIcons } from '../shared/icons';

const covers = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' });
const signs = import.meta.glob<string>('./*/sign.ts', { eager: true, import: 'sign' });

function byTitle<Thing>(found: Record<string, Thing>): Record<string, Thing> {
  return Object.fromEntries(Object.entries(found).map(([path, thing]) => [path.split('/')[1], thing]));
}

addIcons(byTitle(signs));

/** The covers of the titles that bring one. */
export const COVERS: Record<string, Component> = byTitle(covers);
/** The titles whose boards are part of the page. */
export const DRAWN = Object.keys(COVERS);
