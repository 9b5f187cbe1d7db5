/** Which tables are guided first games, and how far each has been told. */
const KEY = 'bottega.guided';

function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

class Coach {
  /** By table: the number of the next page to tell; -1 when the reader has had enough. */
  private pages = $state<Record<string, number>>(stored());

  begin(table: string): void {
    this.turn(table, 0);
  }

  page(table: string): number {
    return this.pages[table] ?? -1;
  }

  turn(table: string, page: number): void {
    this.pages[table] = page;
    localStorage.setItem(KEY, JSON.stringify(this.pages));
  }
}

export const coach = new Coach();
