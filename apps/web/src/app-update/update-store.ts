import { Store } from '../program/store';

/** `held`: the user wanted to update while something was unsaved, so nothing was done. */
export type UpdateState = 'none' | 'available' | 'held' | 'activating';

export interface UpdateSteps {
  /** Lets the new version take over; resolves when it has. */
  readonly activate: () => Promise<void>;
  readonly reload: () => void;
  /** Whether anything is typed but not saved, or on its way to the server. */
  readonly hasUnsavedWork: () => boolean;
}

/**
 * The steps of an update: 'Update is available', then activated, then the page reloads (section 2). The user's press starts
 * it, and it never starts over unsaved work: another tab may have activated the version, but each page reloads for itself.
 */
export class UpdateStore extends Store {
  private state: UpdateState = 'none';
  private steps: UpdateSteps | undefined;

  /** Announces that a newer version is ready. */
  offer(steps: UpdateSteps): void {
    this.steps = steps;
    if (this.state === 'none') this.publish('available');
  }

  /** Hides the notice; the next `offer` shows it again. */
  postpone(): void {
    if (this.state !== 'activating') this.publish('none');
  }

  /** Activates the new version and reloads, or holds when work would be lost. */
  async apply(): Promise<void> {
    const { steps } = this;
    if (steps === undefined || this.state === 'activating') return;
    if (steps.hasUnsavedWork()) {
      this.publish('held');
      return;
    }
    this.publish('activating');
    await steps.activate();
    // Checked again, because something may have been typed while the version took over.
    if (steps.hasUnsavedWork()) this.publish('held');
    else steps.reload();
  }

  readonly snapshot = (): UpdateState => this.state;

  private publish(state: UpdateState): void {
    this.state = state;
    this.changed();
  }
}

export const appUpdate = new UpdateStore();
