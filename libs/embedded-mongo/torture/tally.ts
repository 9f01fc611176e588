import type { Happening } from './chaos';
import type { FlipOutcome } from './flips';

/** The counts of everything done so far. */
export class Tally {
  rounds = 0;
  operations = 0;
  restores = 0;
  migrations = 0;
  /** The happenings to the database, in their order. */
  readonly last: string[] = [];
  private refused = 0;
  private unanswered = 0;
  private backups = 0;
  private killedBackups = 0;
  private reads = 0;
  private cutReads = 0;
  private flips = 0;
  private readonly flipOutcomes = new Map<FlipOutcome, number>();
  private readonly happenings = new Map<Happening, number>();

  done(outcome: 'done' | 'refused' | 'unanswered'): void {
    this.operations += 1;
    if (outcome === 'refused') this.refused += 1;
    if (outcome === 'unanswered') this.unanswered += 1;
  }

  /** @param when how much of the round was done */
  happened(what: Happening, when: string): void {
    this.last.push(`${what} ${when}`);
    this.happenings.set(what, (this.happenings.get(what) ?? 0) + 1);
  }

  backedUp(outcome: 'compared' | 'killed'): void {
    if (outcome === 'compared') this.backups += 1;
    else this.killedBackups += 1;
  }

  flipped(outcomes: readonly FlipOutcome[]): void {
    this.flips += 1;
    for (const outcome of outcomes) this.flipOutcomes.set(outcome, (this.flipOutcomes.get(outcome) ?? 0) + 1);
  }

  read(outcome: 'whole' | 'cut'): void {
    if (outcome === 'cut') this.cutReads += 1;
    else this.reads += 1;
  }

  toString(): string {
    const times = (what: Happening) => this.happenings.get(what) ?? 0;
    return [
      `${this.rounds} rounds`,
      `${this.operations} operations (${this.refused} refused, ${this.unanswered} without an answer and settled)`,
      `${times('kill')} kills of the database and ${times('kill of the office')} of its starter, ${times('hang')} hangs`,
      `${this.backups} backups restored and compared, ${this.killedBackups} killed`,
      `${this.reads} slow reads (${this.cutReads} cut short)`,
      `${times('fill')} times a full disk, ${times('clock')} jumps of the clock`,
      `${this.restores} restored and ${this.migrations} migrated copies after rounds`,
      `${this.flips} flipped bits (${[...this.flipOutcomes].map(([outcome, times]) => `${times} ${outcome}`).join(', ')})`,
    ].join(', ');
  }
}
