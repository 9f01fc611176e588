import { staffRights } from '@school/domain';
import type { AuditAnswer } from '../src/audit-log/audit.answers';
import type {
  ClosingAnswer,
  ComparisonAnswer,
  DrawerAnswer,
  OpenDrawersAnswer,
} from '../src/closings/closings.answers';
import type { StoredClosing } from '../src/closings/closings.schema';
import type { DayBookAnswer } from '../src/day-book/day-book.answers';
import { ADMIN_PASSWORD, passwordOf } from './support/admin';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';

describe('the drawer of a collector who cannot close it (D54)', () => {
  let office: TestOffice;
  let [principal, sunita, ravi] = ['', '', ''];
  const ids: Record<string, string> = {};
  const people = [
    ['sunita', 'office'],
    ['ravi', 'office'],
    ['tara', 'office'],
    ['principal', 'admin'],
  ] as const;

  beforeAll(async () => {
    office = await TestOffice.open();
    const tokens: Record<string, string> = {};
    for (const [name, role] of people) {
      const account = await office.employ(name, role);
      ids[name] = account._id.toHexString();
      tokens[name] = await office.tokenOf(account);
    }
    [principal = '', sunita = '', ravi = ''] = [tokens['principal'], tokens['sunita'], tokens['ravi']];
    const rights = staffRights.filter((right) => right !== 'cards');
    const staff = office.connection.collection('staff');
    await staff.updateOne({ foldedUsername: 'ravi' }, { $set: { rights } });
    // Two accounts with the same first name.
    await staff.updateMany({ foldedUsername: { $in: ['sunita', 'tara'] } }, { $set: { fname: 'Sunita' } });
    for (const id of ['one', 'two', 'three']) await register(office, `another-${id}`);
    await pay(office, 'another-one', 200, { token: sunita });
    await pay(office, 'another-two', 120, { token: tokens['tara'] });
  });
  afterAll(() => office.close());

  const closeDrawer = <Body = ClosingAnswer>(
    collector: string | undefined,
    count: object,
    token = office.admin,
    headers = {},
  ) =>
    office.call<Body>(
      'POST',
      '/api/office/closeDrawer',
      { openingFloat: 0, closingFloat: 0, ...count, ...(collector !== undefined && { collector }) },
      { token, headers },
    );
  const compare = (body: object, token = office.admin) =>
    office.call<ComparisonAnswer>('POST', '/api/office/compareDrawer', body, { token });
  const drawer = (token: string, collector?: string) =>
    office.call<DrawerAnswer>(
      'GET',
      `/api/office/drawer${collector === undefined ? '' : `?collector=${collector}`}`,
      undefined,
      { token },
    );
  const openDrawers = async () =>
    (
      await office.call<OpenDrawersAnswer>('GET', '/api/office/openDrawers', undefined, {
        token: office.admin,
      })
    ).body.map(({ collectedBy }) => collectedBy);

  it('is not open to a clerk, whatever the rights, but the own one is by the own id', async () => {
    const count = { openingFloat: 0, counts: {} };
    const refused = { status: 403, body: { message: 'You are not allowed to do this.' } };
    expect(await drawer(ravi, ids['sunita'])).toMatchObject(refused);
    expect(await compare({ ...count, collector: ids['sunita'] }, ravi)).toMatchObject(refused);
    expect(await closeDrawer(ids['sunita'], { counts: { n200: 1 } }, ravi)).toMatchObject(refused);
    expect((await drawer(ravi, ids['ravi'])).body).toEqual((await drawer(ravi)).body);
    expect((await drawer(sunita, ids['sunita'])).body).not.toHaveProperty('collectedBy');
  });

  it('has nothing to be closed where there is no such account, or it took nothing', async () => {
    const nothing = {
      status: 409,
      body: { message: 'Nothing has been collected since the last closing' },
    };
    for (const collector of [ids['ravi'] ?? '', '0123456789abcdef01234567', 'nobody']) {
      expect(await drawer(office.admin, collector)).toMatchObject(nothing);
      expect(await compare({ collector, openingFloat: 0, counts: {} })).toMatchObject(nothing);
      expect(await closeDrawer(collector, { counts: {} })).toMatchObject(nothing);
    }
    for (const collector of ['', 'x'.repeat(25)])
      expect((await drawer(office.admin, collector)).status).toBe(400);
  });

  it('is closed under the number and the name of a deactivated clerk, with what was left in it before', async () => {
    const first = await closeDrawer(undefined, { counts: { n200: 1 }, closingFloat: 50 }, sunita);
    expect(first).toMatchObject({ status: 201, body: { number: 1 } });
    expect(first.body).not.toHaveProperty('closedBy');
    await pay(office, 'another-three', 90, { token: sunita });
    await office.call(
      'POST',
      '/api/staff/deactivate',
      { staffID: ids['sunita'] },
      {
        token: office.admin,
      },
    );
    expect((await drawer(sunita)).status).toBe(401);

    expect((await drawer(office.admin, ids['sunita'])).body).toEqual({
      collectedBy: 'Sunita (sunita)',
      number: 2,
      entryCount: 1,
      firstAt: expect.any(String) as unknown,
      lastFloat: 50,
      withoutCash: [],
    });
    const compared = await compare({ collector: ids['sunita'], openingFloat: 50, counts: { n100: 1 } });
    expect(compared.body).toMatchObject({ counted: 100, expected: 140, difference: -40 });
    const own = await drawer(office.admin);

    const count = { openingFloat: 50, counts: { n100: 1, n20: 2 }, closingFloat: 140 };
    const key = { 'Idempotency-Key': 'drawer-of-sunita-2' };
    const made = await closeDrawer(ids['sunita'], count, office.admin, key);
    expect(made).toMatchObject({
      status: 201,
      body: {
        collectorId: ids['sunita'],
        collectedBy: 'Sunita (sunita)',
        closedBy: 'Admin (admin)',
        number: 2,
        lastFloat: 50,
        difference: 0,
        closingFloat: 140,
        handedOver: 0,
        entryCount: 1,
        tries: [{ counted: 100 }],
      },
    });
    expect((await closeDrawer(ids['sunita'], count, office.admin, key)).body).toEqual(made.body);
    expect((await closeDrawer(undefined, count, office.admin, key)).status).toBe(422);
    expect((await drawer(office.admin)).body).toEqual(own.body);
  });

  it('of who became a teacher is closed once by two administrators at the same time', async () => {
    const made = await office.call(
      'POST',
      '/api/staff/role',
      { staffID: ids['tara'], role: 'teacher', currentPassword: ADMIN_PASSWORD },
      { token: office.admin },
    );
    expect(made.status).toBe(200);
    const both = await Promise.all(
      [office.admin, principal].map((token) =>
        closeDrawer(ids['tara'], { counts: { n100: 1, n20: 1 } }, token),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const closing = both.find(({ status }) => status === 201)?.body;
    expect(closing).toMatchObject({ number: 1, collectedBy: 'Sunita (tara)', entryCount: 1, expected: 120 });
  });

  it('stands in the audit log as closed by who counted, by the login id of its collector', async () => {
    const lines = await office.call<AuditAnswer>('GET', '/api/audit?action=drawer-closed', undefined, {
      token: office.admin,
    });
    expect(lines.body.map(({ subject }) => [subject.name, subject.id])).toEqual([
      ['Sunita', 'tara 1'],
      ['Sunita', 'sunita 2'],
      ['Sunita', 'sunita 1'],
    ]);
    expect(lines.body.slice(1).map(({ by }) => by?.username)).toEqual(['admin', 'sunita']);
  });

  it('is gone on with by the clerk who is back, from the number and the float that the administrator left', async () => {
    const activated = await office.call(
      'POST',
      '/api/staff/activate',
      { staffID: ids['sunita'], currentPassword: ADMIN_PASSWORD },
      { token: office.admin },
    );
    expect(activated.status).toBe(200);
    const back = await office.login('sunita', passwordOf('sunita'));
    const token = String(back.body['token']);
    await pay(office, 'another-two', 70, { token });
    expect((await drawer(token)).body).toMatchObject({ number: 3, lastFloat: 140 });
    const next = await closeDrawer(
      undefined,
      { openingFloat: 140, counts: { n200: 1, n10: 1 }, closingFloat: 0 },
      token,
    );
    expect(next).toMatchObject({ status: 201, body: { number: 3, lastFloat: 140, handedOver: 210 } });
    const own = await office.call<ClosingAnswer[]>('GET', '/api/office/closings', undefined, { token });
    expect(own.body.map(({ number, closedBy }) => [number, closedBy])).toEqual([
      [3, undefined],
      [2, 'Admin (admin)'],
      [1, undefined],
    ]);
  });

  it('is called as its entries say where the account is gone', async () => {
    await pay(office, 'another-two', 30, { token: ravi });
    await office.connection.collection('staff').deleteOne({ foldedUsername: 'ravi' });
    expect((await drawer(office.admin, ids['ravi'])).body).toMatchObject({ collectedBy: 'ravi' });
    const made = await closeDrawer(ids['ravi'], { counts: { n20: 1, n10: 1 } }, principal);
    expect(made).toMatchObject({
      status: 201,
      body: { collectedBy: 'ravi', closedBy: 'principal (principal)' },
    });
    const { body } = await office.call<AuditAnswer>(
      'GET',
      '/api/audit?action=drawer-closed&size=1',
      undefined,
      {
        token: office.admin,
      },
    );
    expect(body[0]?.subject).toMatchObject({ id: 'ravi 1', name: 'ravi' });
  });

  it('leaves no drawer open, and every entry in exactly one closing', async () => {
    expect(await openDrawers()).toEqual([]);
    const closings = office.connection.collection<StoredClosing>('closings');
    const all = await closings.find({ collectorId: { $gt: '' } }).toArray();
    const book = await office.call<DayBookAnswer>('GET', '/api/office/dayBook', undefined, {
      token: office.admin,
    });
    expect(all.flatMap(({ entries }) => [...entries]).sort()).toEqual(
      book.body.entries.map(({ studentReceiptNo }) => studentReceiptNo).sort(),
    );
    expect(book.body.count).toBe(5);
  });
});
