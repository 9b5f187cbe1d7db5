/** Whoever keeps the tables: a server (`server.ts`), or a worker of this very browser (`worker.svelte.ts`).
 *  A build has one of them, under the name `$keeper`. */
export interface Keeper {
  /** Whether the page plays by itself: nobody else can be reached. */
  readonly alone: boolean;
  request(path: string, asked: Asked): Promise<Response>;
  /** A line about one table. */
  wire(table: string): Wire;
  /** Begin to work, where that takes a while. */
  wake?(): void;
  /** Everything that this browser keeps, where it keeps something. */
  baggage?: Baggage;
}

export interface Baggage {
  /** As it is stored, whatever its state: it can be packed even if nobody can read it here. */
  pack(): Promise<object>;
  /** Throw all of it away. */
  empty(): Promise<void>;
  /** Take over what was packed elsewhere. */
  unpack(text: string, language: string): Promise<Response>;
}

export interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** What the page needs of a WebSocket. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}
