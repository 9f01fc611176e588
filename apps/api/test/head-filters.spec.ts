import { nextMonth, schoolMonth } from '@school/domain';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';

const BUS = encodeURIComponent('school:Bus');

describe('who has taken what, and who owes for it (D78)', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    office.clock.advance(Date.parse('2030-09-12T10:00:00+05:30') - office.clock.now().getTime());
    for (const id of ['rider', 'late-rider', 'short-rider', 'former-rider', 'walker'])
      await register(office, id, { section: id === 'rider' ? 'b' : 'a' });
    const bus = { name: 'Bus', every: 'monthly', price: 'one', takers: 'chosen', isRefundable: false };
    await office.call('POST', '/api/office/heads', { ...bus, from: month(), amount: 400 }, admin());
    await take('rider', { from: month() });
    await take('late-rider', { from: nextMonth(month()) });
    await take('short-rider', { from: month(), through: month() });
    const taken = await take('former-rider', { from: month() });
    const [former] = taken.body.heads;
    const end = { studentID: 'former-rider', id: former?.id, from: nextMonth(month()) };
    await office.call('POST', '/api/office/endHead', end);
  });
  afterAll(() => office.close());

  const admin = () => ({ token: office.admin });
  const month = () => schoolMonth(office.clock.now());
  const take = (studentID: string, more: object) =>
    office.call<{ heads: { id: string }[] }>('POST', '/api/office/takeHead', {
      studentID,
      head: 'school:Bus',
      ...more,
    });
  const list = async (path: string) => {
    const { body, headers } = await office.call<{ studentID: string }[]>('GET', `/api/office/${path}`);
    return [headers.get('x-total-count'), ...body.map(({ studentID }) => studentID).sort()];
  };

  it.each([
    ['all who have it, or will have', '', ['4', 'former-rider', 'late-rider', 'rider', 'short-rider']],
    ['of one section', '&section=b', ['1', 'rider']],
    ['whom a word finds', '&filter=late', ['1', 'late-rider']],
    ['who left', '&left=true', ['0']],
  ])('lists %s', async (_, more, found) => {
    expect(await list(`getAllStudents?page=1&size=10&head=${BUS}${more}`)).toEqual(found);
  });

  it('leaves out who has it no longer, and exports the same', async () => {
    office.clock.goToNextMonth();
    expect(await list(`getAllStudents?page=1&size=10&head=${BUS}`)).toEqual(['2', 'late-rider', 'rider']);
    const file = await office.call<string>('GET', `/api/office/exportStudents?as=csv&head=${BUS}`);
    expect(file.body.trim().split('\r\n')).toHaveLength(3);
    expect((await office.call('GET', '/api/office/getAllStudents?head=Bus')).status).toBe(400);
  });

  it('lists who owes for it, with totals of the same students', async () => {
    office.clock.advance(Date.parse('2030-11-20T10:00:00+05:30') - office.clock.now().getTime());
    await pay(office, 'rider');
    const owing = await list(`defaulters?page=1&size=10&head=${BUS}`);
    expect(owing).toEqual(['3', 'former-rider', 'late-rider', 'short-rider']);
    expect((await list('defaulters?page=1&size=10&head=monthly'))[0]).toBe('4');
    const { body } = await office.call<{ students: number }>(
      'GET',
      `/api/office/defaulters/totals?head=${BUS}`,
    );
    expect(body.students).toBe(3);
    expect(await list('defaulters?page=1&size=10&head=fine')).toEqual(['0']);
  });
});
