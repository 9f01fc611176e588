import { AuditTrail } from '../src/audit/audit-trail';
import type { AuditAnswer } from '../src/audit-log/audit.answers';
import type { ClosingAnswer, ComparisonAnswer, DrawerAnswer } from '../src/closings/closings.answers';
import type { RegisterAnswer } from '../src/receipts/receipts.answers';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

describe('what stays in the drawer (D86)', () => {
  let office: TestOffice;
  let [asha, blind] = ['', ''];
  beforeAll(async () => {
    office = await TestOffice.open();
    asha = await office.tokenOf(await office.employ('asha', 'office'));
    const ravi = await office.employ('ravi', 'office');
    await office.connection
      .collection('staff')
      .updateOne({ _id: ravi._id }, { $set: { rights: ['students', 'collect'] } });
    blind = await office.tokenOf(ravi);
    for (const id of ['one', 'two', 'three', 'first']) await register(office, `float-${id}`);
    await register(office, 'float-up', { boardType: 'up', medium: 'english' });
  });
  afterAll(() => office.close());

  const close = (body: object, token = asha) =>
    office.call<ClosingAnswer & { readonly message?: string }>('POST', '/api/office/closeDrawer', body, {
      token,
    });
  const get = async <Body>(path: string, token: string) =>
    (await office.call<Body>('GET', `/api/${path}`, undefined, { token })).body;
  const closedLines = async () =>
    (await get<AuditAnswer>('audit?action=drawer-closed', office.admin)).map(({ changes }) => changes);

  it('is put in before the first payment, corrected until then, and asked for by the first closing', async () => {
    const meera = await office.tokenOf(await office.employ('meera', 'office'));
    const putIn = (amount: unknown) =>
      office.call<DrawerAnswer>('PUT', '/api/office/drawerFloat', { amount }, { token: meera });
    expect(await putIn(-1)).toMatchObject({ status: 400 });
    expect(await putIn(300)).toMatchObject({
      status: 200,
      body: { number: 1, entryCount: 0, lastFloat: 300 },
    });
    expect((await putIn('500')).body).toMatchObject({ lastFloat: 500 });
    await pay(office, 'float-first', 100, { token: meera });
    expect(await putIn(900)).toMatchObject({ status: 409 });
    // The answer was lost, and a family paid before the call was sent again.
    expect(await putIn(500)).toMatchObject({ status: 200, body: { entryCount: 1, lastFloat: 500 } });
    const counted = { openingFloat: 300, counts: { n200: 2 }, closingFloat: 400 };
    expect((await close(counted, meera)).status).toBe(400);
    const made = await close({ ...counted, floatReason: 'Change for the gate' }, meera);
    expect(made.body).toMatchObject({ number: 1, lastFloat: 500, openingFloat: 300, difference: 0 });
    // Once a closing exists, its float cannot be replaced by a stated one.
    expect(await putIn(900)).toMatchObject({ status: 409 });
    const lines = await get<AuditAnswer>('audit?action=drawer-float-put-in', office.admin);
    expect(lines.map(({ changes }) => changes)).toEqual([
      [{ field: 'openingFloat', before: '300', after: '500' }],
      [{ field: 'openingFloat', after: '300' }],
    ]);
  });

  it('is put in once, and said once in the audit log, when it is sent again before the first is stored', async () => {
    const tara = await office.tokenOf(await office.employ('tara', 'office'));
    const putIn = (amount: number) =>
      office.call<DrawerAnswer>('PUT', '/api/office/drawerFloat', { amount }, { token: tara });
    await putIn(200);
    const trail = office.app.get(AuditTrail, { strict: false });
    const written = vi.spyOn(trail, 'update').mockImplementationOnce(async (...given) => {
      written.mockRestore();
      expect((await putIn(400)).body).toMatchObject({ lastFloat: 400 });
      return trail.update(...given);
    });
    expect(await putIn(400)).toMatchObject({ status: 200, body: { lastFloat: 400 } });
    const lines = await get<AuditAnswer>('audit?action=drawer-float-put-in&subject=tara', office.admin);
    expect(lines.map(({ changes }) => changes)).toEqual([
      [{ field: 'openingFloat', before: '200', after: '400' }],
      [{ field: 'openingFloat', after: '200' }],
    ]);
  });

  it('begins with any float, and says what is handed over', async () => {
    await pay(office, 'float-one', 100, { token: asha });
    const { status, body } = await close({
      openingFloat: 500,
      counts: { n500: 1, n100: 1 },
      closingFloat: 500,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ openingFloat: 500, counted: 600, closingFloat: 500, handedOver: 100 });
    expect(body).not.toHaveProperty('lastFloat');
  });

  it('is refused with another float than was left, until somebody says why; both are on it and in the audit log', async () => {
    await pay(office, 'float-one', 100, { token: asha });
    expect(await get<DrawerAnswer>('office/drawer', asha)).toMatchObject({ lastFloat: 500 });
    // Hides 400: the count agrees with the smaller float to the rupee.
    const hides = { openingFloat: 100, counts: { n200: 1 }, closingFloat: 100 };
    expect(await close(hides)).toMatchObject({
      status: 400,
      body: { message: 'Say why the drawer began with a different float than was left in it' },
    });
    const made = await close({ ...hides, floatReason: 'The principal took 400' });
    expect(made).toMatchObject({
      status: 201,
      body: { lastFloat: 500, openingFloat: 100, floatReason: 'The principal took 400', difference: 0 },
    });
    const [line] = await closedLines();
    expect(line).toEqual(
      expect.arrayContaining([
        { field: 'openingFloat', before: '500', after: '100' },
        { field: 'floatReason', after: 'The principal took 400' },
        { field: 'closingFloat', after: '100' },
        { field: 'handedOver', after: '100' },
      ]),
    );
  });

  it('is no more than was counted', async () => {
    await pay(office, 'float-two', 50, { token: asha });
    const all = { openingFloat: 100, counts: { n100: 1, n50: 1 } };
    expect(await close({ ...all, closingFloat: 151 })).toMatchObject({
      status: 400,
      body: { message: 'The drawer cannot keep more than was counted' },
    });
    expect((await close(all)).status).toBe(400);
    expect((await close({ ...all, closingFloat: 150 })).body).toMatchObject({ handedOver: 0 });
  });

  it('has the cash of each branch, and a difference stands with the branch that is named', async () => {
    await pay(office, 'float-two', 60, { token: asha });
    await pay(office, 'float-up', 40, { token: asha });
    const count = { openingFloat: 150, counts: { n200: 1 }, closingFloat: 150, reason: 'Torn note' };
    const compared = await office.call<ComparisonAnswer>('POST', '/api/office/compareDrawer', count, {
      token: asha,
    });
    expect(compared.body.branches).toEqual([
      { key: 'MLMEC', amount: 60 },
      { key: 'MLMIC', amount: 40 },
    ]);
    expect(await close(count)).toMatchObject({
      status: 400,
      body: { message: 'Say which branch the difference belongs to: one whose cash is in the drawer' },
    });
    expect((await close({ ...count, differenceBranch: 'MLMIC' })).body.branches).toEqual([
      { key: 'MLMEC', expected: 60, counted: 60 },
      { key: 'MLMIC', expected: 40, counted: -10 },
    ]);
  });

  it('of before D86 is taken to have stayed as it began', async () => {
    await office.connection
      .collection('closings')
      .updateMany({ collectorId: { $gt: '' } }, { $unset: { closingFloat: 1, handedOver: 1, branches: 1 } });
    expect(await get<DrawerAnswer>('office/drawer', asha)).toMatchObject({ lastFloat: 150 });
    const [last] = await get<ClosingAnswer[]>('office/closings?page=1&size=1', asha);
    expect(last).not.toHaveProperty('closingFloat');
    expect(last).not.toHaveProperty('branches');
  });

  describe('is counted blind by who may not read reports', () => {
    const rows = async (token: string) =>
      (await get<RegisterAnswer>('office/receipts', token)).filter(
        ({ studentID }) => studentID === 'float-three',
      );
    const amountsOf = async (token: string) =>
      (await rows(token)).map(({ mode, amount }) => `${mode} ${String(amount)}`).sort();

    beforeAll(async () => {
      await pay(office, 'float-three', 70, { token: blind });
      const shown = await balanceOf(office, 'float-three');
      const byUpi = { ...depositOf(shown, 30), mode: 'UPI', reference: 'UTR123' };
      await office.call('POST', '/api/office/depositFee', byUpi, { token: blind });
      await pay(office, 'float-three', 20, { token: office.admin });
    });

    it("who reads of the own cash what it is for, and of a colleague's what it is", async () => {
      expect(await amountsOf(blind)).toEqual(['Cash 20', 'Cash undefined', 'UPI 30']);
      expect(await amountsOf(office.admin)).toEqual(['Cash 20', 'Cash 70', 'UPI 30']);
    });

    it('in a file too', async () => {
      const file = await office.call<string>(
        'GET',
        '/api/office/receipts/export?as=csv&studentID=float-three',
        undefined,
        { token: blind },
      );
      expect(file.status).toBe(200);
      expect(file.body).toContain(',20,');
      expect(file.body).not.toContain(',70,');
    });

    it('who is not told what came in today, while a single receipt is printed again as ever', async () => {
      const today = await office.call('GET', '/api/office/collectedToday', undefined, { token: blind });
      expect(today.status).toBe(403);
      const [own] = (await rows(blind)).filter(({ amount }) => amount === undefined);
      const { receipt } = await get<{ receipt: object }>(
        `office/receipts/one?studentReceiptNo=${encodeURIComponent(own?.studentReceiptNo ?? '')}`,
        blind,
      );
      expect(receipt).toMatchObject({ paid: 70 });
    });

    it('and is told all once it is closed', async () => {
      const made = await close({ openingFloat: 0, counts: { n50: 1, n20: 1 }, closingFloat: 0 }, blind);
      expect(made.status).toBe(201);
      expect(await amountsOf(blind)).toEqual(['Cash 20', 'Cash 70', 'UPI 30']);
    });
  });
});
