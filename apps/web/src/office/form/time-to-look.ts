import { Store } from '../../program/store';

/** Whether what is on screen has stood there unchanged for long enough to be read. */
export class TimeToLook extends Store {
  private shown: string | undefined;
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something else stands on screen now. @param time how long it takes to read it, in milliseconds */
  show(what: string | undefined, time: number): void {
    clearTimeout(this.timer);
    this.shown = what;
    this.isOver = false;
    this.timer = setTimeout(() => {
      this.isOver = true;
      this.changed();
    }, time);
  }

  /** Asked with what is to be acted on: of what has only just come on screen it is not true yet. */
  isRead(what: string | undefined): boolean {
    return this.isOver && this.shown === what;
  }

  /** Nothing is on screen any more. */
  leave(): void {
    clearTimeout(this.timer);
    this.isOver = false;
  }
}
