import type { AuditAnswer } from '../src/audit-log/audit.answers';
import { TestOffice } from './support/office';

describe('what somebody tries without the right to it (D87)', () => {
  let office: TestOffice;
  beforeEach(async () => (office = await TestOffice.open({ TRUST_PROXY: '1' })));
  afterEach(() => office.close());

  const lines = async () =>
    (
      await office.call<AuditAnswer>('GET', '/api/audit?action=call-refused', undefined, {
        token: office.admin,
      })
    ).body;
  const tryIt = async (method: string, path: string, body?: object) =>
    (await office.call(method, path, body, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status;

  it('is in the audit log: who, what, from where, and nobody whom the call names', async () => {
    expect(await tryIt('DELETE', '/api/office/deleteStudent', { studentID: '1001' })).toBe(403);
    expect(await tryIt('GET', '/api/audit?subject=1001')).toBe(403);
    expect(await lines()).toMatchObject([
      {
        by: { username: 'clerk-one' },
        address: '203.0.113.7',
        subject: { kind: 'call', id: 'GET /api/audit' },
      },
      { subject: { id: 'DELETE /api/office/deleteStudent' } },
    ]);
    expect(JSON.stringify(await lines())).not.toContain('1001');
  });

  it('is there too where a teacher tries what is of a section of somebody else, and not of whom', async () => {
    const token = await office.tokenOf(await office.employ('teaches.maths', 'teacher'));
    const path = '/api/office/mySections/students?branch=MLMEC&class=3&section=a';
    expect((await office.call('GET', path, undefined, { token })).status).toBe(403);
    expect(await lines()).toMatchObject([
      { by: { username: 'teaches.maths' }, subject: { id: 'GET /api/office/mySections/students' } },
    ]);
  });

  it('is one line a minute, however often it is tried, and few of one account, whatever it tries', async () => {
    office.clock.stop();
    const all = await Promise.all(Array.from({ length: 50 }, () => tryIt('GET', '/api/staff')));
    expect(new Set(all)).toEqual(new Set([403]));
    expect(await lines()).toHaveLength(1);
    const others = [
      'letIn',
      'refuse',
      'newPassword',
      'deactivate',
      'activate',
      'role',
      'rights',
      'endSignIn',
    ];
    for (const action of others) await tryIt('POST', `/api/staff/${action}`);
    for (const path of ['export', 'waiting', 'signIns']) await tryIt('GET', `/api/staff/${path}`);
    expect(await lines()).toHaveLength(10);
    office.clock.goOn();
    office.clock.advance(60_000);
    await tryIt('GET', '/api/staff');
    expect(await lines()).toHaveLength(11);
  });

  it('leaves no line of a stranger, nor of who is let in', async () => {
    await office.call('GET', '/api/staff', undefined, { token: '' });
    await office.call('GET', '/api/staff', undefined, { token: office.admin });
    expect(await lines()).toEqual([]);
  });
});
