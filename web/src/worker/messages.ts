/** What the page and its workers tell each other. */
export interface Reply {
  status: number;
  text: string;
  file?: string;
}

export type ToKeeper =
  | { do: 'keep'; base: string; pace: number; counting: boolean }
  | { do: 'think'; base: string; port: MessagePort }
  | { do: 'thinker'; thinker: number; port: MessagePort }
  | { do: 'request'; id: number; method: string; path: string; token: string; body: string }
  | { do: 'import'; id: number; text: string; language: string }
  | { do: 'connect'; line: number; table: string }
  | { do: 'say'; line: number; text: string }
  | { do: 'hangup'; line: number };

export type FromKeeper =
  | { tell: 'progress'; done: number; total: number }
  | { tell: 'ready' }
  | { tell: 'trouble'; trouble: string; detail: string }
  | { tell: 'reply'; id: number; reply: Reply }
  | { tell: 'line'; line: number; text: string }
  | { tell: 'closed'; line: number; code: number }
  | { tell: 'thinker'; thinker: number }
  | { tell: 'dismiss'; thinker: number };

/** Between the keeper and a thinker. */
export type Work = { id: number; work: string };
export type Worked = { id: number; done?: string; failed?: string; progress?: number };
