/** A place for one thinker, who is called when there is something to think about. */
import type { Worked } from './messages';

interface Waiting {
  progress(done: number): void;
  resolve(done: string): void;
  reject(error: Error): void;
}

export class Desk {
  private thinker = 0;
  private port: Promise<MessagePort> | null = null;
  private seated: ((port: MessagePort) => void) | null = null;
  private waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(
    private readonly call: () => number,
    private readonly dismiss: (thinker: number) => void,
  ) {}

  /** The thinker has come. */
  sit(port: MessagePort): void {
    port.onmessage = (event: MessageEvent<Worked>) => this.hear(event.data);
    this.seated?.(port);
  }

  // Called from Python with `self` as nothing, so these are bound.
  do = (work: string, progress: (done: number) => void): Promise<string> =>
    new Promise((resolve, reject) => {
      const id = ++this.count;
      this.waiting.set(id, { progress, resolve, reject });
      this.port ??= new Promise((seated) => {
        this.seated = seated;
        this.thinker = this.call();
      });
      void this.port.then((port) => port.postMessage({ id, work }));
    });

  end = (): void => {
    if (!this.port) return;
    this.dismiss(this.thinker);
    this.port = null;
    for (const one of this.waiting.values()) one.reject(new Error('the thinker was dismissed'));
    this.waiting.clear();
  };

  private hear({ id, done, failed, progress }: Worked): void {
    const one = this.waiting.get(id);
    if (!one) return;
    if (progress !== undefined) return one.progress(progress);
    this.waiting.delete(id);
    if (done !== undefined) one.resolve(done);
    else one.reject(new Error(failed));
  }
}
