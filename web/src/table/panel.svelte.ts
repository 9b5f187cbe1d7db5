/** Whether log, chat, notes and rules are in sight: beside the board where there is room, else in a drawer over it. */
import { isNarrow } from '../shared/screen.svelte';
import { remember, settings } from '../shared/settings.svelte';

let drawn = $state(false);

export const panel = {
  get open(): boolean {
    return isNarrow() ? drawn : settings.panelOpen;
  },
  toggle(): void {
    if (isNarrow()) drawn = !drawn;
    else remember({ panelOpen: !settings.panelOpen });
  },
};
