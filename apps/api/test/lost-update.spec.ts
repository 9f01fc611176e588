import { StudentLedgers } from '../src/students/student-ledgers';
import type { StudentAnswer } from '../src/students/students.answers';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';

const CHANGED = 'Someone else has changed this student. Check what has changed and try again.';

describe('two clerks who have the same student open', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const open = async (studentID: string) =>
    (
      await office.call<StudentAnswer>(
        'GET',
        `/api/office/getStudentById?studentID=${studentID}&adhaar=masked`,
      )
    ).body;
  const update = (studentID: string, changes: object) =>
    office.call<StudentAnswer>('PUT', '/api/office/updateStudent', { studentID, ...changes });

  it('tells the second of them that the student was changed, and stores nothing of the second change', async () => {
    await register(office, 'TWO-1');
    const { revision } = await open('TWO-1');
    const first = await update('TWO-1', { revision, primaryMobile: '9000000001' });
    expect(first).toMatchObject({ status: 200, body: { primaryMobile: '9000000001' } });

    const second = await update('TWO-1', { revision, primaryMobile: '9000000002', section: 'b' });
    expect(second).toMatchObject({ status: 409, body: { message: CHANGED } });
    expect(await open('TWO-1')).toEqual(first.body);

    const looked = await update('TWO-1', { revision: first.body.revision, section: 'b' });
    expect(looked).toMatchObject({ status: 200, body: { primaryMobile: '9000000001', section: 'b' } });
  });

  it('lets one of two changes through that arrive at once', async () => {
    await register(office, 'TWO-2');
    const { revision } = await open('TWO-2');
    const mobiles = ['9000000001', '9000000002', '9000000003', '9000000004'];
    const answers = await Promise.all(
      mobiles.map((primaryMobile) => update('TWO-2', { revision, primaryMobile })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const kept = answers.findIndex(({ status }) => status === 200);
    expect(await open('TWO-2')).toMatchObject({ primaryMobile: mobiles[kept], revision: revision + 1 });
  });

  it('does not take a payment of the student for a change', async () => {
    await register(office, 'TWO-3');
    const { revision } = await open('TWO-3');
    await pay(office, 'TWO-3', 100);
    expect(await update('TWO-3', { revision, section: 'c' })).toMatchObject({ status: 200 });
  });

  it('stores what a call without a revision sends, and no field that it does not send', async () => {
    await register(office, 'TWO-4');
    await update('TWO-4', { primaryMobile: '9000000001' });
    expect(await update('TWO-4', { section: 'd' })).toMatchObject({
      status: 200,
      body: { primaryMobile: '9000000001', section: 'd' },
    });
  });

  it('answers what it has stored where the other marks the student as left before that is read again', async () => {
    await register(office, 'TWO-5');
    const ledgers = office.app.get(StudentLedgers, { strict: false });
    const settle = ledgers.settle.bind(ledgers);
    vi.spyOn(ledgers, 'settle').mockImplementationOnce(async (studentID) => {
      const leaving = { studentID };
      await office.call('DELETE', '/api/office/deleteStudent', leaving, { token: office.admin });
      await settle(studentID);
    });
    expect(await update('TWO-5', { section: 'b' })).toMatchObject({
      status: 200,
      body: { section: 'b', leftAt: anyText },
    });
  });

  it.each(['1', 1.5, null, { $gt: 0 }])(
    'wants a whole number as the revision, and not %j',
    async (revision) => {
      const answer = await update('TWO-4', { revision, section: 'a' });
      expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'revision' }] } });
    },
  );
});
