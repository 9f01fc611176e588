import type { AuditAnswer } from '../src/audit-log/audit.answers';
import { decodeToken, type SessionSettings } from '@school/domain';
import { Types } from 'mongoose';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import type { StoredSignIn } from '../src/sign-ins/sign-ins.schema';
import type { SignInAnswer } from '../src/staff/sign-ins.answers';
import { TestOffice } from './support/office';

const MINUTE = 60_000;
const signInOf = (token: string) => {
  const decoded = decodeToken(token);
  if (!decoded.ok) throw new Error(decoded.message);
  return new Types.ObjectId(decoded.claims.sid);
};
const LIST = '/api/office/getAllStudents?page=1&size=10';

describe('a session in which nobody works', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  // Nobody has chosen a time yet, and both have just signed in.
  beforeEach(async () => {
    const staff = office.connection.collection<StaffAccount>('staff');
    const chosen = office.connection.collection<{ _id: string }>('sessionsettings');
    await chosen.deleteOne({ _id: 'office' });
    pass(1);
    const account = async (foldedUsername: string) =>
      (await staff.findOne({ foldedUsername })) as StaffAccount;
    office.admin = await office.tokenOf(await account('admin'));
    office.clerk = await office.tokenOf(await account('clerk-one'));
  });
  afterAll(() => office.close());

  const settings = async (token = office.admin) =>
    office.call<SessionSettings>('GET', '/api/office/sessionSettings', undefined, { token });
  const choose = (idleAfter: unknown, token = office.admin) =>
    office.call<SessionSettings>('PUT', '/api/office/sessionSettings', { idleAfter }, { token });
  const atWork = () => office.call<SessionSettings>('POST', '/api/office/atWork');
  const look = async () => (await office.call('GET', LIST)).status;
  const pass = (minutes: number) => office.clock.advance(minutes * MINUTE);

  it('ends after half an hour as long as nobody has chosen, and says so as an expired one does', async () => {
    expect((await settings()).body).toEqual({ idleAfter: '30' });
    pass(31);
    expect(await look()).toBe(200);
    pass(2);
    const answer = await office.call('GET', LIST);
    expect(answer).toMatchObject({ status: 401 });
    expect(answer.body['message']).toBe('Your session has expired.');
  });

  it('goes on for a whole morning while the browser says that somebody types', async () => {
    for (let quarter = 0; quarter < 12; quarter += 1) {
      pass(15);
      expect((await atWork()).body).toEqual({ idleAfter: '30' });
    }
    expect(await look()).toBe(200);
  });

  it('is not kept open by a page that goes on reading with nobody before it', async () => {
    const statuses: number[] = [];
    for (let minute = 0; minute < 40; minute += 4) {
      pass(4);
      statuses.push(await look());
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 401, 401, 401]);
  });

  it('is not opened again by the browser saying, too late, that somebody is back', async () => {
    pass(33);
    expect((await atWork()).status).toBe(401);
    expect(await look()).toBe(401);
  });

  it('is not kept open by work that was noted while the clock was a day ahead', async () => {
    const tomorrow = new Date(office.clock.now().getTime() + 24 * 60 * MINUTE);
    await office.connection
      .collection<StoredSignIn>('signins')
      .updateOne({ _id: signInOf(office.clerk) }, { $set: { lastWorkAt: tomorrow } });
    await atWork();
    expect(await look()).toBe(200);
    pass(33);
    expect(await look()).toBe(401);
  });

  it('is not woken, or listed again, when an administrator gives the desks more time', async () => {
    await choose('5');
    pass(4);
    await office.call('POST', '/api/office/atWork', undefined, { token: office.admin });
    pass(4);
    expect((await choose('60')).status).toBe(200);
    const answer = await office.call('GET', LIST);
    expect([answer.status, answer.body['message']]).toEqual([401, 'Your session has expired.']);
    const open = await office.call<SignInAnswer[]>('GET', '/api/staff/signIns', undefined, {
      token: office.admin,
    });
    expect(open.body.map(({ username }) => username)).toEqual(['admin']);
  });

  it('ends alone: the administrator at the next desk, who works, goes on', async () => {
    pass(20);
    expect((await choose('30')).status).toBe(200);
    pass(20);
    expect([await look(), (await settings()).status]).toEqual([401, 200]);
  });

  it('ends at each desk for itself: who works at another one keeps this one open no longer (D87)', async () => {
    const leftOpen = office.clerk;
    const staff = await office.connection.collection('staff').findOne({ foldedUsername: 'clerk-one' });
    office.clerk = await office.tokenOf(staff as never);
    for (let quarter = 0; quarter < 3; quarter += 1) {
      pass(15);
      expect((await atWork()).status).toBe(200);
    }
    expect(await look()).toBe(200);
    expect((await office.call('GET', LIST, undefined, { token: leftOpen })).status).toBe(401);
  });

  it('a copied token of this morning ends though its account signs in again', async () => {
    const copied = office.clerk;
    pass(33);
    const staff = await office.connection.collection('staff').findOne({ foldedUsername: 'clerk-one' });
    office.clerk = await office.tokenOf(staff as never);
    expect(await look()).toBe(200);
    expect((await office.call('GET', LIST, undefined, { token: copied })).status).toBe(401);
  });

  it.each([
    ['five minutes', '5', 8, 401],
    ['two hours', '120', 100, 200],
    ['never', 'off', 7 * 60, 200],
  ])('ends after what an administrator chose: %s', async (_, idleAfter, minutes, status) => {
    expect((await choose(idleAfter)).body).toEqual({ idleAfter });
    pass(minutes);
    expect(await look()).toBe(status);
  });

  it.each([['4'], [30], ['-30'], ['3000'], [null], [{ $gt: '' }]])(
    'no choice of it is %j',
    async (idleAfter) => {
      expect(await choose(idleAfter)).toMatchObject({
        status: 400,
        body: { details: [{ field: 'idleAfter' }] },
      });
    },
  );

  it('ends after half an hour where what was chosen is damaged', async () => {
    await office.connection
      .collection<{ _id: string }>('sessionsettings')
      .insertOne({ _id: 'office', ...{ idleAfter: 'unheard of' } });
    expect((await settings()).body).toEqual({ idleAfter: '30' });
    pass(33);
    expect(await look()).toBe(401);
  });

  it('is for an administrator to choose, and the audit log says who did', async () => {
    const from = new Date(office.clock.now());
    expect((await choose('off', office.clerk)).status).toBe(403);
    await choose('10');
    await choose('10');
    const answer = await office.call<AuditAnswer>(
      'GET',
      '/api/audit?action=sign-in-settings-changed',
      undefined,
      { token: office.admin },
    );
    const body = answer.body.filter(({ at }) => new Date(at) >= from);
    expect(body).toMatchObject([
      {
        by: { username: 'admin' },
        changes: [{ field: 'idleAfter', before: '30', after: '10' }],
      },
    ]);
    expect(body).toHaveLength(1);
  });

  it('is known to another process of the office within ten seconds', async () => {
    expect(await look()).toBe(200);
    await office.connection
      .collection<{ _id: string }>('sessionsettings')
      .updateOne({ _id: 'office' }, { $set: { idleAfter: 'off' } }, { upsert: true });
    pass(60);
    expect(await look()).toBe(200);
  });
});
