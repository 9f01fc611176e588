import { schoolDate } from '@school/domain';
import type { StoryAnswer } from '../src/student-story/story.answers';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

const TUESDAY = '2030-10-15T11:00:00+05:30';

describe("a student's story (D85)", () => {
  let office: TestOffice;
  let meena = '';
  beforeAll(async () => {
    office = await TestOffice.open();
    office.clock.stopAt(new Date('2030-10-14T10:00:00+05:30'));
    meena = await office.tokenOf(await office.employ('meena', 'office'));
    await register(office, 'story-1', { previousBalance: 700 });
    await register(office, 'story-2');
  });
  afterAll(() => office.close());

  const ask = (query: string, token = office.admin) =>
    office.call<StoryAnswer>('GET', `/api/office/studentStory?${query}`, undefined, { token });
  const post = (path: string, body: object, token: string) =>
    office.call<{ studentFeeReport: { studentReceiptNo: string }[] }>('POST', `/api/office/${path}`, body, {
      token,
    });
  const told = async (query: string) =>
    (await ask(query)).body.map(
      ({ entry, action, by = '-', before, after }) => `${entry ?? action ?? ''} ${by} ${before} > ${after}`,
    );

  it('answers who changed this balance on Tuesday, on one screen', async () => {
    office.clock.stopAt(new Date('2030-10-14T11:00:00+05:30'));
    const paid = await pay(office, 'story-1', 500, { token: meena });
    const studentReceiptNo = paid.body.studentFeeReport.at(-1)?.studentReceiptNo ?? '';
    office.clock.stopAt(new Date(TUESDAY));
    await post('addCharge', { studentID: 'story-1', head: 'fine', amount: 40, reason: 'Window' }, meena);
    office.clock.stopAt(new Date('2030-10-15T11:30:00+05:30'));
    await post(
      'voidReceipt',
      { studentID: 'story-1', studentReceiptNo, reason: 'Wrong child' },
      office.admin,
    );
    await office.call('PUT', '/api/office/updateStudent', {
      studentID: 'story-1',
      studentFirstName: 'Usha',
    });
    office.clock.stopAt(new Date('2030-10-16T09:00:00+05:30'));
    await pay(office, 'story-1', 100, { token: meena });

    const day = schoolDate(new Date(TUESDAY));
    expect(await told(`studentID=STORY-1&from=${day}&to=${day}&kind=money`)).toEqual([
      'reversal Admin (admin) 540 > 1040',
      'charge meena (meena) 500 > 540',
    ]);
    const [first] = (await ask(`studentID=story-1&from=${day}&to=${day}&kind=money`)).body;
    expect(first).toMatchObject({ reason: 'Wrong child', address: expect.any(String) as unknown });
    expect((await told(`studentID=story-1&from=${day}&to=${day}`))[0]).toBe(
      'student-changed clerk-one (clerk-one) 1040 > 1040',
    );
  });

  it('has everything else too, newest first, a page at a time', async () => {
    const all = await told('studentID=story-1');
    expect(all).toEqual([
      'deposit meena (meena) 1040 > 940',
      'student-changed clerk-one (clerk-one) 1040 > 1040',
      'reversal Admin (admin) 540 > 1040',
      'charge meena (meena) 500 > 540',
      'deposit meena (meena) 700 > 500',
      'student-registered clerk-one (clerk-one) 700 > 700',
      'opening clerk-one (clerk-one) 0 > 700',
    ]);
    const [payment] = (await ask('studentID=story-1&kind=money&size=1')).body;
    expect(payment?.address).toEqual(expect.any(String));
    const page = await ask('studentID=story-1&page=2&size=3');
    expect(page.headers.get('x-total-count')).toBe(String(all.length));
    expect(page.body).toHaveLength(3);
  });

  it('is of one student alone, also of one who left', async () => {
    await office.call(
      'DELETE',
      '/api/office/deleteStudent',
      { studentID: 'story-2' },
      { token: office.admin },
    );
    const lines = await told('studentID=story-2');
    expect(lines[0]).toMatch(/^student-left/);
    expect(lines.at(-1)).toMatch(/^student-registered/);
  });

  /** Pays this month and the next one. */
  const payAhead = async (studentID: string) => {
    const shown = await balanceOf(office, studentID);
    const ahead = shown.fees.ahead.slice(0, 1);
    const currentCharge = shown.fees.currentCharge + (ahead[0]?.amount ?? 0);
    await office.call('POST', '/api/office/depositFee', {
      ...depositOf(shown, currentCharge),
      currentCharge,
      throughMonth: ahead[0]?.month,
    });
  };

  it('says what a change moved, between the balances before and after it', async () => {
    await register(office, 'story-3', { class: '4' });
    await payAhead('story-3');
    office.clock.stopAt(new Date('2030-10-17T09:00:00+05:30'));
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'story-3', class: '6' });
    expect(await told('studentID=story-3&from=2030-10-17')).toEqual([
      'student-changed clerk-one (clerk-one) 0 > -300',
      'take-back - 0 > -300',
    ]);
  });

  it('says of what was done before a leaving was entered what the family owed then, though it left earlier', async () => {
    await register(office, 'story-4', { class: '4' });
    await payAhead('story-4');
    office.clock.stopAt(new Date('2030-10-21T09:00:00+05:30'));
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'story-4', studentFirstName: 'Usha' });
    office.clock.stopAt(new Date('2030-10-22T09:00:00+05:30'));
    const left = { studentID: 'story-4', leftOn: '2030-10-19' };
    await office.call('DELETE', '/api/office/deleteStudent', left, { token: office.admin });
    expect((await told('studentID=story-4')).slice(0, 3)).toEqual([
      'student-left Admin (admin) 0 > -300',
      'take-back - 0 > -300',
      'student-changed clerk-one (clerk-one) 0 > 0',
    ]);
  });

  it('is for administrators, and of a student that there is', async () => {
    expect((await ask('studentID=story-1', meena)).status).toBe(403);
    expect((await ask('studentID=nobody-1')).status).toBe(404);
    expect((await ask('')).status).toBe(400);
    expect((await ask('studentID=story-1&kind=anything')).status).toBe(400);
  });
});
