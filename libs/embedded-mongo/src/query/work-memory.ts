import { CommandError } from '../errors';

/** MongoDB's limit for one sort or group. */
const maxBytes = 100 * 1024 * 1024;

/** The most bytes that all of them may hold at once, including cursors that wait for their next batch. */
const maxTogether = 256 * 1024 * 1024;

let together = 0;

/** The memory of one stage that must hold all its documents at once. */
export class WorkMemory {
  private held = 0;

  constructor(private readonly stage: string) {}

  /**
   * @param bytes more, or less when negative
   * @throws CommandError 292 when it is too much for one stage, or for all of them at once
   */
  grow(bytes: number): void {
    this.held += bytes;
    together += bytes;
    if (this.held > maxBytes || together > maxTogether)
      throw new CommandError(
        292,
        `${this.stage} exceeded memory limit of ${maxBytes} bytes, or of ${maxTogether} for all at once; match less, or add an index or a limit`,
      );
  }

  release(): void {
    together -= this.held;
    this.held = 0;
  }
}
