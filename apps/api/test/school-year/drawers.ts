import type { ClosingAnswer, DrawerAnswer } from '../../src/closings/closings.answers';
import { inNotes } from '../../src/demo/drawers';
import type { TestOffice } from '../support/office';
import { bodyOf } from './answers';
import { inPaise } from './paper-fees';

/** The cash in each drawer in the morning, in rupees: enough for everything the principal pays back on a day. */
const FLOAT = 50_000;

/** One collector's drawer on paper: the money in and out since its last closing, in paise. */
class PaperDrawer {
  private cash = new Map<string, number>();
  private total = 0;
  private entries = 0;
  /** The float left by its last closing, in rupees. */
  left?: number;

  take(branch: string, amount: number, mode: string): void {
    this.total += inPaise(amount);
    if (mode === 'Cash') this.cash.set(branch, (this.cash.get(branch) ?? 0) + inPaise(amount));
    this.entries += 1;
  }

  get isEmpty(): boolean {
    return this.entries === 0;
  }

  /** Returns the figures that the closing must have, in rupees, and empties the drawer. */
  close() {
    const { cash, total, entries } = this;
    [this.cash, this.total, this.entries] = [new Map<string, number>(), 0, 0];
    const branches = [...cash].sort().map(([key, amount]) => ({ key, expected: amount / 100 }));
    const expected = [...cash.values()].reduce((sum, amount) => sum + amount, inPaise(FLOAT)) / 100;
    return { branches, expected, total: total / 100, entryCount: entries };
  }
}

/** The drawers of the collectors, closed each evening. */
export class Drawers {
  private readonly papers = new Map<string, PaperDrawer>();
  readonly closings: ClosingAnswer[] = [];
  /** Tokens by the login IDs of those who work on a day. */
  private tokens: ReadonlyMap<string, string> = new Map();

  constructor(private readonly office: TestOffice) {}

  /** Begins a day. */
  open(tokens: ReadonlyMap<string, string>): void {
    this.tokens = tokens;
  }

  tokenOf(collector: string): string {
    return this.tokens.get(collector) ?? '';
  }

  /** @param amount below zero for money paid back */
  take(collector: string, branch: string, amount: number, mode: string): void {
    const paper = this.papers.get(collector) ?? new PaperDrawer();
    paper.take(branch, amount, mode);
    this.papers.set(collector, paper);
  }

  /** @throws when a closing differs from the paper */
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
    const { branches, expected, total, entryCount } = paper.close();
    const counted = Math.floor(expected);
    const closingFloat = Math.min(FLOAT, counted);
    const closing = await bodyOf(
      201,
      this.office.call<ClosingAnswer>(
        'POST',
        '/api/office/closeDrawer',
        {
          openingFloat: FLOAT,
          counts: inNotes(counted),
          closingFloat,
          ...((paper.left ?? FLOAT) !== FLOAT && { floatReason: 'Change from the bank' }),
          ...(counted !== expected && {
            reason: 'Paise are not paid in coins',
            differenceBranch: branches[0]?.key,
          }),
        },
        { token },
      ),
    );
    const { handedOver = 0, branches: ofBranches = [] } = closing;
    const written = [closing.expected, closing.total, closing.entryCount, handedOver];
    const onPaper = [expected, total, entryCount, counted - closingFloat];
    for (const branch of branches) onPaper.push(branch.expected);
    for (const branch of ofBranches) written.push(branch.expected);
    if (String(written) !== String(onPaper))
      throw new Error(`${JSON.stringify(closing)}, on paper ${String(onPaper)}`);
    paper.left = closingFloat;
    this.closings.push(closing);
  }
}
