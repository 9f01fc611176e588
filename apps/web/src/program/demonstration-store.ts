import { Store } from './store';

/** How long to wait before the server is asked again that could not say, in milliseconds. */
export const ASK_AGAIN_AFTER = 5_000;

/** Whether the office is a demonstration, in which nothing is real: asked until the server has said so, once. */
export class DemonstrationStore extends Store {
  private is = false;

  /** @param ask asks the server; nothing where it could not say */
  constructor(private readonly ask: () => Promise<boolean | undefined>) {
    super();
  }

  readonly snapshot = (): boolean => this.is;

  /** Asks the server, and again after a while where it could not say. */
  async start(): Promise<void> {
    const answer = await this.ask();
    if (answer === undefined) {
      setTimeout(() => void this.start(), ASK_AGAIN_AFTER);
      return;
    }
    this.is = answer;
    this.changed();
  }
}
