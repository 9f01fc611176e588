import { Store } from './store';

/** How long to wait before asking again when the server gave no answer, in milliseconds. */
export const ASK_AGAIN_AFTER = 5_000;

/** Whether the office is a demonstration, in which nothing is real; the server is asked until it has said so once. */
export class DemonstrationStore extends Store {
  private isDemonstration = false;

  /** @param ask asks the server; undefined when it could not say */
  constructor(private readonly ask: () => Promise<boolean | undefined>) {
    super();
  }

  readonly snapshot = (): boolean => this.isDemonstration;

  /** Asks the server, and again after a while when it could not say. */
  async start(): Promise<void> {
    const answer = await this.ask();
    if (answer === undefined) {
      setTimeout(() => void this.start(), ASK_AGAIN_AFTER);
      return;
    }
    this.isDemonstration = answer;
    this.changed();
  }
}
