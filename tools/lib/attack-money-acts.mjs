// The acts with money at the desks of an office.
import { of } from './attack-desk.mjs';

const NOTES = [500, 200, 100, 50, 20, 10, 5, 2, 1];

/** An amount of cash in notes and coins. */
const inNotes = (amount) => {
  let left = Math.max(0, Math.floor(amount));
  return Object.fromEntries(
    NOTES.map((note) => {
      const count = Math.floor(left / note);
      left -= count * note;
      return [`n${note}`, count];
    }),
  );
};

const REASON = { reason: 'As it was said at the desk' };

/** The ways to choose, by n, how much of the due (in paise) is paid. */
const shares = [
  (due) => due,
  (due) => Math.floor(due / 2),
  () => 100,
  (due) => Math.floor(due / 300) * 100,
  () => 50,
  (due) => due + 1,
];

/** Counts a drawer and closes it. @param whose the fields that name another's drawer; none for the own one */
async function countAndClose(desk, drawer, whose = {}) {
  const { n, m } = desk;
  const openingFloat = n % 4 === 0 ? 300 : (drawer.lastFloat ?? 1000);
  const compared = await desk.post('compareDrawer', { ...whose, openingFloat, counts: {} });
  if (!compared) return;
  const counted = Math.max(0, Math.floor(compared.expected) - of([0, 0, 10], m));
  await desk.twice('closeDrawer', {
    ...whose,
    openingFloat,
    counts: inNotes(counted),
    closingFloat: Math.min(counted, of([1000, 0, 500], n)),
    floatReason: 'Change from the bank',
    ...(counted !== compared.expected && { ...REASON, differenceBranch: 'MLMEC' }),
  });
}

/** Finds amounts that can be paid back to a student, if there are any. */
const refundableTo = (desk) => async (studentID) => {
  const { advance, security, heads = [] } = (await desk.post('refundable', { studentID })) ?? {};
  const all = [
    ['advance', advance],
    ['security', security],
    ...heads.map(({ head, amount }) => [head, amount]),
  ].filter(([, amount]) => amount > 0);
  return all.length > 0 ? { studentID, all } : undefined;
};

/** The acts at a desk, by their names. */
export const moneyActs = {
  async pay(desk) {
    const shown = await desk.shown();
    if (shown)
      await desk.pay(shown, {
        wanted: of(shares, desk.n),
        months: of([0, 0, 0, 1, 4, 12], desk.m),
        more: desk.mode(),
      });
  },

  /** Pays by the figures that stood on the screen before the others of the burst did anything. */
  async payLate(desk) {
    const shown = await desk.shown();
    await desk.pause();
    if (shown) await desk.pay(shown, { wanted: of(shares, desk.n) });
  },

  /** Pays together with a fine that was asked for at the counter. */
  async payFine(desk) {
    const shown = await desk.shown();
    const amount = of([50, 10.5, 1000], desk.m);
    const charges = [{ head: of(['fine', 'board', 'extra', 'tc'], desk.n), amount, ...REASON }];
    if (shown)
      await desk.pay(shown, { wanted: (due) => due + amount * 100, more: { charges, ...desk.mode() } });
  },

  async payFamily(desk) {
    const family = (await desk.get(`office/family?studentID=${desk.studentID}`)) ?? [];
    const key = desk.key()['idempotency-key'];
    await Promise.all(
      family.map((student) =>
        desk.pay(
          { student, fees: student.fees },
          { wanted: of(shares, desk.n), key: `${key}-${student.studentID}` },
        ),
      ),
    );
  },

  async void(desk) {
    const receipt = desk.receipt();
    if (receipt)
      await desk.post('voidReceipt', {
        ...receipt,
        ...REASON,
        ...of([{}, {}, { cause: 'cheque-returned' }], desk.n),
      });
  },

  async takeBack(desk) {
    const receipt = desk.receipt();
    if (receipt) await desk.post('takeBackPayment', receipt);
  },

  async refund(anybody) {
    const desk = anybody.ofPrincipal();
    const { studentID = desk.studentID, all = [['advance', 1]] } =
      (await desk.first(refundableTo(desk))) ?? {};
    const [what, most] = of(all, desk.n);
    const amount = of([most, Math.ceil(most / 2)], desk.m);
    await desk.twice('refund', { studentID, of: what, amount, ...REASON });
  },

  async charge(desk) {
    const head = of(['fine', 'board', 'extra', 'tc', 'other', 'security', desk.head], desk.n);
    await desk.twice('addCharge', { ...desk.own, head, amount: of([50, 0.5, 700], desk.m), ...REASON });
  },

  /** Charges months that never were, for the first student from the own one on who has any; or a head that nobody offers. */
  async bookMonths(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m } = desk;
    const { studentID = desk.studentID, neverCharged } = (await desk.firstWith('neverCharged')) ?? {};
    const offered = neverCharged?.slice(-1 - (n % 3)).map(({ month, amount }) => ({ month, amount }));
    const others = [-2, -1].map((later) => ({ month: desk.month(later), amount: of([100, 1, 300], m) }));
    await desk.twice('bookMonths', { studentID, months: offered ?? others, ...REASON });
  },

  async concede(anybody) {
    const desk = anybody.ofPrincipal();
    const of100 = {
      ...desk.own,
      concession: of(['hardship', 'sibling'], desk.n),
      amount: of([100, 10.5, 300], desk.m),
      ...REASON,
    };
    await desk.twice('giveConcession', {
      ...of100,
      ...of([{}, {}, { head: 'fine', concession: undefined }], desk.n),
    });
  },

  async concedeEachMonth(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m } = desk;
    const terms = of(
      [
        { unit: 'percent', value: 25 },
        { unit: 'rupees', value: 70 },
        { unit: 'percent', value: 100 },
      ],
      n,
    );
    await desk.twice('giveStandingConcession', {
      ...desk.own,
      concession: of(['sibling', 'staff', 'rte'], n),
      ...terms,
      from: desk.month(m % 3),
      ...(m % 2 === 0 && { through: desk.month(3 + (m % 3)) }),
      ...REASON,
    });
  },

  async endConcession(anybody) {
    const desk = anybody.ofPrincipal();
    const { studentID, concessions } = (await desk.firstWith('concessions')) ?? {};
    if (concessions)
      await desk.post('endStandingConcession', {
        studentID,
        id: of(concessions, desk.n).id,
        from: desk.month(desk.m % 3),
        ...REASON,
      });
  },

  async closeDrawer(desk) {
    const drawer = await desk.get('office/drawer');
    if (drawer) await countAndClose(desk, drawer);
  },

  /** Closes another's open drawer: an administrator counts it (D54). */
  async closeDrawerOfAnother(anybody) {
    const desk = anybody.ofPrincipal();
    const drawers = await desk.get('office/openDrawers');
    if (!drawers?.length) return;
    const collector = of(drawers, desk.n).collectorId;
    const drawer = await desk.get(`office/drawer?collector=${collector}`);
    if (drawer) await countAndClose(desk, drawer, { collector });
  },

  async remind(desk) {
    const shown = await desk.shown();
    if (shown) await desk.post('reminders', { ...desk.own, way: 'sms', amount: shown.fees.outstandingDue });
  },

  async print(desk) {
    const receipt = desk.receipt();
    if (!receipt) return;
    const studentReceiptNos = [receipt.studentReceiptNo];
    const key = desk.key();
    await desk.post('receipts/prints', { studentReceiptNos }, key);
    if (desk.n % 3 === 0) await desk.post('receipts/prints/failed', { studentReceiptNos }, key);
  },
};
