import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The clock of the database's processes, which runs as this process's clock does, and jumps when it is set. */
export class Clock {
  private latestTime = 0;

  /** @param file holds the milliseconds by which the clock is ahead */
  constructor(private readonly file: string) {
    writeFileSync(file, '0');
  }

  /** The environment variables that make a process run by this clock. */
  get environment() {
    return {
      NODE_OPTIONS: `--require "${join(import.meta.dirname, 'clock-of-a-process.cjs')}"`,
      TORTURE_CLOCK: this.file,
    };
  }

  /** The current time of the database, in milliseconds since 1970. */
  now(): number {
    const now = Date.now() + Number(readFileSync(this.file, 'utf8'));
    this.latestTime = Math.max(this.latestTime, now);
    return now;
  }

  /** The latest time the clock has ever had. */
  latest(): number {
    this.now();
    return this.latestTime;
  }

  set(time: number): void {
    this.now();
    writeFileSync(this.file, String(time - Date.now()));
    this.now();
  }
}
