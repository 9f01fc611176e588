import { closeDrawerSchema, denominations, drawerCountSchema, type PaymentMode } from '@school/domain';
import { ClosingsService } from '../closings/closings.service';
import type { DemoOffice } from './demo-office';
import { Dice } from './dice';
import { CASHIER } from './people';

/** The opening float of a drawer, in rupees. */
const floatOf = (collector: string) => (collector === CASHIER ? 5000 : 1000);

/** The takings of a drawer since it was last closed. */
interface Drawer {
  /** In paise. */
  cash: number;
  entries: number;
  /** The cash that its last closing left in it, in rupees; missing for a drawer that was never closed. */
  readonly left?: number;
}

/** The notes and coins that make up whole rupees, as the count of a drawer has them. */
export function inNotes(rupees: number): Record<string, number> {
  let remaining = rupees;
  return Object.fromEntries(
    denominations.map((one) => {
      const count = Math.floor(remaining / one);
      remaining -= count * one;
      return [`n${one}`, count];
    }),
  );
}

/** The drawers of the collectors, counted and closed in the evening. */
export class Drawers {
  private readonly drawers = new Map<string, Drawer>();
  closed = 0;

  constructor(private readonly office: DemoOffice) {}

  /** @param amount in rupees, negative for money paid back */
  take(collector: string, amount: number, mode: PaymentMode): void {
    const drawer = this.drawers.get(collector) ?? { cash: 0, entries: 0 };
    drawer.entries += 1;
    if (mode === 'Cash') drawer.cash += Math.round(amount * 100);
    this.drawers.set(collector, drawer);
  }

  /** @throws Error when a closing expects another amount than was taken */
  async closeAll(day: string): Promise<void> {
    for (const [collector, { cash, entries, left }] of this.drawers) {
      if (entries === 0) continue;
      const dice = new Dice(`drawer ${collector} ${day}`);
      const openingFloat = floatOf(collector);
      const expected = openingFloat + cash / 100;
      // Now and then somebody gave the wrong change.
      const difference = dice.happens(2.5) ? dice.oneOf([-20, -10, -10, 10]) : 0;
      const counted = Math.max(0, Math.floor(expected) + difference);
      const reason = difference < 0 ? 'Too much change was given' : 'Too little change was given';
      const count = { openingFloat, counts: inNotes(counted) };
      const closingFloat = Math.min(openingFloat, counted);
      const request = closeDrawerSchema.parse({
        ...count,
        closingFloat,
        ...((left ?? openingFloat) !== openingFloat && { floatReason: 'Change from the principal' }),
        ...(counted !== expected && {
          reason: difference === 0 ? 'Paise are not paid in coins' : reason,
          differenceBranch: await this.branchOf(collector, count),
        }),
      });
      const closing = await this.office.ask(collector, ClosingsService, (service, account) =>
        service.close(request, undefined, account),
      );
      if (closing.expected !== expected || closing.entryCount !== entries)
        throw new Error(`${collector} on ${day}: ${JSON.stringify(closing)}, taken ${expected}, ${entries}`);
      this.closed += 1;
      this.drawers.set(collector, { cash: 0, entries: 0, left: closingFloat });
    }
  }

  /** The branch that a difference is booked to, as its collector says after the count: the first that has cash in it. */
  private async branchOf(collector: string, count: object): Promise<string | undefined> {
    const { branches } = await this.office.ask(collector, ClosingsService, (service, account) =>
      service.compare(drawerCountSchema.parse(count), account),
    );
    return branches[0]?.key;
  }
}
