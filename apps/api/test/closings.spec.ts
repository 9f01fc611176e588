import type {
  ClosingAnswer,
  ComparisonAnswer,
  DrawerAnswer,
  OpenDrawersAnswer,
} from '../src/closings/closings.answers';
import { TestOffice, type CallOptions } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

describe('closing the drawer', () => {
  let office: TestOffice;
  let [asha, ravi] = ['', ''];
  beforeAll(async () => {
    office = await TestOffice.open();
    asha = await office.tokenOf(await office.employ('asha', 'office'));
    ravi = await office.tokenOf(await office.employ('ravi', 'office'));
    for (const id of ['one', 'two', 'three']) await register(office, `drawer-${id}`);
  });
  afterAll(() => office.close());

  const close = (body: object, options: CallOptions) =>
    office.call<ClosingAnswer & { readonly message?: string }>(
      'POST',
      '/api/office/closeDrawer',
      { openingFloat: 100, closingFloat: 0, ...body },
      options,
    );
  const compare = (body: object, token: string) =>
    office.call<ComparisonAnswer>('POST', '/api/office/compareDrawer', body, { token });
  const drawer = async (token: string) =>
    (await office.call<DrawerAnswer>('GET', '/api/office/drawer', undefined, { token })).body;
  const closings = (token: string, query = '') =>
    office.call<ClosingAnswer[]>('GET', `/api/office/closings${query}`, undefined, { token });

  it('refuses an empty one', async () => {
    expect(await close({ counts: {} }, { token: asha })).toMatchObject({
      status: 409,
      body: { message: 'Nothing has been collected since the last closing' },
    });
  });

  it('says how much came in, but not what cash there must be, before it is counted', async () => {
    await pay(office, 'drawer-one', 250, { token: asha });
    const shown = await balanceOf(office, 'drawer-two');
    await office.call(
      'POST',
      '/api/office/depositFee',
      { ...depositOf(shown, 300), mode: 'UPI', reference: 'UTR123' },
      { token: asha },
    );
    await pay(office, 'drawer-three', 120, { token: ravi });
    expect(await drawer(asha)).toMatchObject({
      number: 1,
      entryCount: 2,
      withoutCash: [{ key: 'UPI', amount: 300 }],
    });
  });

  it('compares a count with the cash and the float, and wants a reason for a difference', async () => {
    const wrong = { openingFloat: 100, counts: { n200: 1 } };
    expect((await compare(wrong, asha)).body).toEqual({
      counted: 200,
      expected: 350,
      difference: -150,
      branches: [{ key: 'MLMEC', amount: 250 }],
    });
    expect(await close({ ...wrong, counts: { n200: 1, n50: 1 } }, { token: asha })).toMatchObject({
      status: 400,
      body: { message: 'Say why the count differs from what is expected' },
    });
  });

  it('says nothing of a count of which more is to stay than was counted', async () => {
    for (const counts of [{ n200: 1 }, { n200: 1, n100: 1, n50: 1 }])
      expect(await close({ counts, closingFloat: 1000 }, { token: asha })).toMatchObject({
        status: 400,
        body: { message: 'The drawer cannot keep more than was counted' },
      });
  });

  it('closes over all entries, once for a key, and shows what was counted before, by a refused closing too', async () => {
    const counts = { n100: '3', n50: 1 };
    const options = { token: asha, headers: { 'Idempotency-Key': 'closing-of-asha-1' } };
    const made = await close({ counts, closingFloat: 80 }, options);
    expect(made).toMatchObject({
      status: 201,
      body: {
        number: 1,
        collectedBy: 'asha (asha)',
        openingFloat: 100,
        counted: 350,
        expected: 350,
        difference: 0,
        closingFloat: 80,
        handedOver: 270,
        branches: [{ key: 'MLMEC', expected: 250, counted: 250 }],
        entryCount: 2,
        tries: [{ counted: 200 }, { counted: 250 }],
        modes: [
          { key: 'Cash', amount: 250 },
          { key: 'UPI', amount: 300 },
        ],
        collected: 550,
        voided: 0,
        total: 550,
      },
    });
    expect((await close({ counts, closingFloat: 80 }, options)).body).toEqual(made.body);
    expect((await close({ counts: { n1: 1 } }, options)).status).toBe(422);
    expect(await drawer(asha)).toMatchObject({ number: 2, entryCount: 0, lastFloat: 80 });
  });

  it('has in the next one what came later, what went back too', async () => {
    const { studentFeeReport } = (await balanceOf(office, 'drawer-one')).student;
    await office.call(
      'POST',
      '/api/office/voidReceipt',
      {
        studentID: 'drawer-one',
        studentReceiptNo: studentFeeReport.at(-1)?.studentReceiptNo,
        reason: 'Twice',
      },
      { token: office.admin },
    );
    await pay(office, 'drawer-one', 40, { token: office.admin });
    const made = await close({ counts: {}, reason: 'The parent was given it back' }, { token: office.admin });
    expect(made.body).toMatchObject({
      number: 1,
      expected: -110,
      counted: 0,
      difference: 110,
      reason: 'The parent was given it back',
      collected: 40,
      voided: -250,
      entryCount: 2,
    });
  });

  it('is seen by its collector and by an administrator', async () => {
    const ofAsha = await closings(asha);
    const [own] = ofAsha.body;
    expect(ofAsha.body.map(({ collectedBy }) => collectedBy)).toEqual(['asha (asha)']);
    expect(ofAsha.headers.get('x-total-count')).toBe('1');
    expect((await closings(ravi)).body).toEqual([]);
    const all = await closings(office.admin, '?page=1&size=1');
    expect([all.body.length, all.headers.get('x-total-count')]).toEqual([1, '2']);
    const again = (token: string) =>
      office.call(
        'GET',
        `/api/office/closing?collector=${own?.collectorId ?? ''}&number=${own?.number ?? 0}`,
        undefined,
        { token },
      );
    expect((await again(asha)).body).toEqual(own);
    expect((await again(office.admin)).body).toEqual(own);
    expect((await again(ravi)).status).toBe(404);
  });

  it('tells an administrator who has not closed', async () => {
    const open = (token: string) =>
      office.call<OpenDrawersAnswer>('GET', '/api/office/openDrawers', undefined, { token });
    expect((await open(office.admin)).body).toMatchObject([
      {
        collectedBy: 'ravi (ravi)',
        entryCount: 1,
        cash: 120,
        branches: [{ key: 'MLMEC', amount: 120 }],
        total: 120,
      },
    ]);
    expect((await open(asha)).status).toBe(403);
  });

  it('goes on where a process ended after its closing was stored', async () => {
    const entries = office.connection.collection('ledger');
    const [own] = (await closings(asha)).body;
    // As if the closing were stored, but not yet noted on its entries.
    const closed = { paidFor: { $exists: true }, closing: 1, collectorId: own?.collectorId };
    await entries.updateMany(closed, { $unset: { closing: 1 } });
    const { body: open } = await office.call<OpenDrawersAnswer>('GET', '/api/office/openDrawers', undefined, {
      token: office.admin,
    });
    expect(open.map(({ collectorId }) => collectorId)).not.toContain(own?.collectorId);
    await entries.updateMany(closed, { $unset: { closing: 1 } });
    expect(await drawer(asha)).toMatchObject({ number: 2, entryCount: 0 });
  });

  it.each([
    { counts: { n500: -1 } },
    { counts: { n500: '1.5' } },
    { counts: [] },
    { counts: {}, openingFloat: -1 },
    { counts: {}, reason: 'x'.repeat(201) },
    {},
  ])('refuses %j', async (body) => {
    expect((await close(body, { token: ravi })).status).toBe(400);
  });

  it('leaves what nobody is named for to no drawer', async () => {
    await register(office, 'drawer-old');
    await pay(office, 'drawer-old', 10, { token: ravi });
    // As stored by a version that did not keep the account's ID.
    const entries = office.connection.collection('ledger');
    await entries.updateOne({ student: 'drawer-old', seq: 1 }, { $unset: { collectorId: 1 } });
    expect(await drawer(ravi)).toMatchObject({ entryCount: 1 });
    const { body } = await office.call<OpenDrawersAnswer>('GET', '/api/office/openDrawers', undefined, {
      token: office.admin,
    });
    expect(body).toMatchObject([{ collectedBy: 'ravi (ravi)', entryCount: 1 }]);
  });

  it('says of an open one which branches its cash is of, and first whose has waited longest', async () => {
    await register(office, 'drawer-upi');
    const shown = await balanceOf(office, 'drawer-upi');
    const byUpi = { ...depositOf(shown, 10), mode: 'UPI', reference: 'UTR124' };
    expect((await office.call('POST', '/api/office/depositFee', byUpi, { token: asha })).status).toBe(201);
    const { body } = await office.call<OpenDrawersAnswer>('GET', '/api/office/openDrawers', undefined, {
      token: office.admin,
    });
    expect(body).toMatchObject([
      { collectedBy: 'ravi (ravi)', branches: [{ key: 'MLMEC', amount: 120 }] },
      { collectedBy: 'asha (asha)', branches: [], cash: 0, total: 10 },
    ]);
  });
});
