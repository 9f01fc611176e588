import { CommandError } from '../errors';

/** MongoDB's limit for one sort or group. */
const maxBytes = 100 * 1024 * 1024;

/** The most bytes that all of them may hold at once, including cursors that wait for their next batch. */
const maxTotal = 256 * 1024 * 1024;

let totalHeld = 0;

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
    totalHeld += bytes;
    if (this.held > maxBytes || totalHeld > maxTotal)
      throw new CommandError(
        292,
        `${this.stage} exceeded memory limit of ${maxBytes} bytes, or of ${maxTotal} for all at once; match less, or add an index or a limit`,
      );
  }

  release(): void {
    totalHeld -= this.held;
    this.held = 0;
  }
}
