/** How far the keeper of a page that plays by itself is: it takes a few seconds to wake. */
class Waking {
  ready = $state(false);
  /** Bytes that are here, and that there are in all. */
  done = $state(0);
  total = $state(0);
  /** What has gone wrong: the end of a message's id. */
  trouble = $state('');
  detail = $state('');
  /** A newer version of the page is here and waits to be used. */
  update = $state.raw<ServiceWorker | null>(null);
  private settle: () => void = () => undefined;
  /** Settled when the keeper is awake for the first time. */
  readonly awake = new Promise<void>((resolve) => (this.settle = resolve));

  see(done: number, total: number): void {
    this.done = done;
    this.total = total;
  }

  wake(): void {
    this.ready = true;
    this.trouble = '';
    this.settle();
  }

  fail(trouble: string, detail = ''): void {
    this.trouble = trouble;
    this.detail = detail;
  }
}

export const waking = new Waking();
