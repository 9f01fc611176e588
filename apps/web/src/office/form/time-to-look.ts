/** Whether what is on screen has stood there unchanged for long enough to be read. */
export class TimeToLook {
  private shown: string | undefined;
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** Something else stands on screen now. @param time how long it takes to read it, in milliseconds */
  show(what: string | undefined, time: number): void {
    clearTimeout(this.timer);
    this.shown = what;
    this.isOver = false;
    this.timer = setTimeout(() => {
      this.isOver = true;
      this.listeners.forEach((listener) => listener());
    }, time);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

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
