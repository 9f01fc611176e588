import { feeBands, nextMonth, schoolMonth } from '@school/domain';
import type { mongo } from 'mongoose';
import { addFeeTable } from './support/fee-tables';
import { TestOffice } from './support/office';
import { balanceOf, depositOf } from './support/payment';
import { register } from './support/student';

describe('what the counter asks the database', () => {
  let office: TestOffice;
  const asked: string[] = [];
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, 'asked-1');
    // Values cached for some seconds stay cached to the end, however slow the computer is.
    office.clock.stop();
    office.connection
      .getClient()
      .on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
        const collection: unknown = command[commandName];
        asked.push(`${commandName} ${String(collection)}`);
      });
  });
  afterAll(() => office.close());

  /** Takes the next payment of one rupee. @returns the database queries of the payment, and of the balance before it */
  async function payment() {
    asked.length = 0;
    const balance = await balanceOf(office, 'asked-1');
    const atBalance = asked.splice(0);
    const { status } = await office.call('POST', '/api/office/depositFee', depositOf(balance, 1));
    return { status, atBalance, atPayment: asked.splice(0) };
  }

  it('is who calls and in which sign-in, the student and the ledger, and for a payment one write: its entry, which is its number (D71)', async () => {
    // The first payment also notes that somebody is at work, and reads the fee tables and the branch's printed details.
    expect((await payment()).status).toBe(201);
    expect(await payment()).toEqual({
      status: 201,
      atBalance: ['find staff', 'find signins', 'find students', 'find ledger'],
      atPayment: [
        'find staff',
        'find signins',
        'find students',
        'find ledger',
        // Checks whether the clock was set back into a session that is closed (D70).
        'find sessionclosings',
        'insert ledger',
      ],
    });
  });

  it('is nothing of the ledgers for a fee table of a month to come', async () => {
    const fees = Object.fromEntries(
      feeBands.map((band) => [band, { monthly: 100, registration: 0, security: 0 }]),
    );
    const from = nextMonth(schoolMonth(office.clock.now()));
    asked.length = 0;
    const added = await addFeeTable(office, { from, fees });
    expect([added.status, asked.filter((one) => one.endsWith('ledger'))]).toEqual([201, []]);
  });
});
