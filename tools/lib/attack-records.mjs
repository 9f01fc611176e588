// The few calls whose answer depends on whose record it is, even between accounts with the same rights. The doors test what the
// document says of callers and rights; it does not say this.
import { Desk } from './attack-desk.mjs';

const MINUTE = 60_000;

/** The desks of the table: two clerks who may collect, and the principal. */
const [OWNER, COLLEAGUE, ADMINISTRATOR] = [5, 8, 0];

const NO_CASH = { openingFloat: 0, counts: {} };

/** @returns the sign-in of a desk */
const signInOf = ({ who }) => JSON.parse(Buffer.from(who.token.split('.')[1], 'base64url')).sid;

const idOf = ({ office, who }) => office.staff.find(({ username }) => username === who.username).id;

async function payment(desk) {
  const shown = await desk.shown();
  await desk.pay(shown, { wanted: () => 100 });
  return desk.office.receipts.at(-1);
}

async function closing(desk) {
  await payment(desk);
  const { number } = await desk.post('closeDrawer', {
    ...NO_CASH,
    closingFloat: 0,
    reason: 'Not counted',
    differenceBranch: 'MLMEC',
  });
  return { collector: idOf(desk), number };
}

/**
 * Each call with the record it needs, and whether it is open to the record's owner, to a colleague with the same rights, and to
 * an administrator.
 */
const records = [
  {
    name: 'drawer, whether it is in it',
    made: payment,
    call: async (desk) => ((await desk.get('office/drawer')).entryCount > 0 ? true : undefined),
    open: [true, false, false],
  },
  {
    name: 'compareDrawer, of its collector',
    made: async (desk) => {
      await payment(desk);
      return idOf(desk);
    },
    call: (desk, collector) => desk.post('compareDrawer', { ...NO_CASH, collector }),
    open: [true, false, true],
  },
  {
    name: 'takeBackPayment, at once',
    made: payment,
    call: (desk, receipt) => desk.ask('POST', 'office/takeBackPayment', receipt),
    open: [true, false, false],
  },
  {
    name: 'takeBackPayment, after three minutes',
    made: payment,
    later: 3 * MINUTE,
    call: (desk, receipt) => desk.ask('POST', 'office/takeBackPayment', receipt),
    open: [false, false, false],
  },
  {
    name: 'voidReceipt',
    made: payment,
    call: (desk, receipt) => desk.post('voidReceipt', { ...receipt, reason: 'Wrong child' }),
    open: [false, false, true],
  },
  {
    name: 'receipts/one',
    made: payment,
    call: (desk, { studentReceiptNo }) =>
      desk.get(`office/receipts/one?${new URLSearchParams({ studentReceiptNo })}`),
    open: [true, true, true],
  },
  {
    name: 'closing',
    made: closing,
    call: (desk, one) => desk.get(`office/closing?${new URLSearchParams(one)}`),
    open: [true, false, true],
  },
  {
    name: 'closings, whether it is listed',
    made: closing,
    call: async (desk, { collector }) =>
      (await desk.get('office/closings')).find((one) => one.collectorId === collector),
    open: [true, false, true],
  },
  {
    name: 'office/signIns, whether it is listed',
    made: async (desk) => signInOf(desk),
    call: async (desk, id) => (await desk.get('office/signIns')).find((one) => one.id === id),
    open: [true, false, false],
  },
  {
    name: 'office/endSignIn',
    made: async (desk) => signInOf(desk),
    call: (desk, signInID) => desk.post('endSignIn', { signInID }),
    open: [true, false, false],
  },
  {
    name: 'staff/endSignIn',
    made: async (desk) => signInOf(desk),
    call: (desk, signInID) => desk.ask('POST', 'staff/endSignIn', { signInID }),
    open: [false, false, true],
  },
];

/** Prints the table, each of its cells tried in a new record. @returns the cells that were wrong */
export async function tryRecords(office) {
  const faults = [];
  const people = ['its own account', 'a colleague', 'an administrator'];
  console.log(`\n${'whose record'.padEnd(44)}${people.map((who) => who.padStart(18)).join('')}`);
  for (const { name, made, later = 0, call, open } of records) {
    const cells = [];
    for (const [index, mayCall] of open.entries()) {
      const numbers = { student: 0, n: 1, m: 1 };
      const owner = new Desk(office, { desk: OWNER, ...numbers });
      const record = await made(owner);
      if (later) await office.passes(later);
      const answer = await call(
        new Desk(office, { desk: [OWNER, COLLEAGUE, ADMINISTRATOR][index], ...numbers }),
        record,
      );
      const isOpen = answer !== undefined;
      if (isOpen !== mayCall) faults.push(`${name} was ${isOpen ? 'open' : 'shut'} to ${people[index]}`);
      cells.push(`${isOpen === mayCall ? '' : '!'}${isOpen ? 'open' : 'shut'}`.padStart(18));
    }
    console.log(`${name.padEnd(44)}${cells.join('')}`);
  }
  return faults;
}
