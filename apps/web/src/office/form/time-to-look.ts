import { Store } from '../../program/store';

/** Tracks whether the content on screen has stood there unchanged for long enough to be read. */
export class TimeToLook extends Store {
  private shown: string | undefined;
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts again for other content. @param time the milliseconds it takes to read it */
  show(content: string | undefined, time: number): void {
    clearTimeout(this.timer);
    this.shown = content;
    this.isOver = false;
    this.timer = setTimeout(() => {
      this.isOver = true;
      this.changed();
    }, time);
  }

  /** Whether the content to be acted on has been read; false for content that has only just appeared. */
  isRead(content: string | undefined): boolean {
    return this.isOver && this.shown === content;
  }

  /** Stops: the content is no longer on screen. */
  leave(): void {
    clearTimeout(this.timer);
    this.isOver = false;
  }
}
