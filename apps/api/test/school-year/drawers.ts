import { denominations } from '@school/domain';
import type { ClosingAnswer, DrawerAnswer } from '../../src/closings/closings.answers';
import type { TestOffice } from '../support/office';
import { bodyOf } from './answers';
import { inPaise } from './paper-fees';

/** What lies in each drawer in the morning, in rupees: enough for all that the principal gives back on a day. */
const FLOAT = 50_000;

/** One collector's drawer: what came in and went out of it since it was closed last, in paise. */
class PaperDrawer {
  private cash = 0;
  private total = 0;
  private entries = 0;

  take(amount: number, mode: string): void {
    this.total += inPaise(amount);
    if (mode === 'Cash') this.cash += inPaise(amount);
    this.entries += 1;
  }

  get isEmpty(): boolean {
    return this.entries === 0;
  }

  /** What the closing must say, in rupees, and the drawer is empty again. */
  close() {
    const { cash, total, entries } = this;
    [this.cash, this.total, this.entries] = [0, 0, 0];
    return { expected: (inPaise(FLOAT) + cash) / 100, total: total / 100, entryCount: entries };
  }
}

/** Notes and coins for whole rupees. */
function inNotes(rupees: number): Record<string, number> {
  let left = rupees;
  return Object.fromEntries(
    denominations.map((one) => {
      const count = Math.floor(left / one);
      left -= count * one;
      return [`n${one}`, count];
    }),
  );
}

/** The drawers of those who collect, closed each evening. */
export class Drawers {
  private readonly papers = new Map<string, PaperDrawer>();
  readonly closings: ClosingAnswer[] = [];
  /** By the login ids of those who work on a day. */
  private tokens: ReadonlyMap<string, string> = new Map();

  constructor(private readonly office: TestOffice) {}

  /** A day begins. */
  open(tokens: ReadonlyMap<string, string>): void {
    this.tokens = tokens;
  }

  tokenOf(collector: string): string {
    return this.tokens.get(collector) ?? '';
  }

  /** @param amount below zero for what went back */
  take(collector: string, amount: number, mode: string): void {
    const paper = this.papers.get(collector) ?? new PaperDrawer();
    paper.take(amount, mode);
    this.papers.set(collector, paper);
  }

  /** @throws when a closing says other than the paper */
  async closeAll(): Promise<void> {
    for (const [collector, paper] of this.papers) {
      const token = this.tokenOf(collector);
      if (!paper.isEmpty) await this.close(paper, token);
      const drawer = await bodyOf(
        200,
        this.office.call<DrawerAnswer>('GET', '/api/office/drawer', undefined, { token }),
      );
      if (drawer.entryCount !== 0) throw new Error(`${collector}: ${JSON.stringify(drawer)}`);
    }
  }

  private async close(paper: PaperDrawer, token: string): Promise<void> {
    const { expected, total, entryCount } = paper.close();
    const counted = Math.floor(expected);
    const closing = await bodyOf(
      201,
      this.office.call<ClosingAnswer>(
        'POST',
        '/api/office/closeDrawer',
        {
          openingFloat: FLOAT,
          counts: inNotes(counted),
          ...(counted !== expected && { reason: 'Paise are not paid in coins' }),
        },
        { token },
      ),
    );
    const said = [closing.expected, closing.total, closing.entryCount];
    if (String(said) !== String([expected, total, entryCount]))
      throw new Error(`${JSON.stringify(closing)}, on paper ${expected}, ${total}, ${entryCount}`);
    this.closings.push(closing);
  }
}
