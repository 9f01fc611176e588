import { sampleRegistration } from '@school/domain';
import type { FamilyAnswer } from '../src/family/family.answers';
import type { FoundStudentsAnswer } from '../src/finder/finder.answers';
import type { ListedStudentAnswer, StudentAnswer } from '../src/students/students.answers';
import { goTo } from './support/defaulters';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';

interface Stored {
  readonly class?: string;
  readonly section?: string;
  readonly boardType?: string;
}

/** The other choices of a student, which no list shows: the field, and its path in the store. */
const CHOICES = [
  ['gender', 'gender'],
  ['religion', 'religion'],
  ['conveyance', 'conveyance'],
  ['medium', 'medium'],
  ['wingType', 'wingType'],
  ['admissionType', 'admissionType'],
  ['personalDetail', 'personalDetail.category'],
] as const;

const UNKNOWN =
  'What this student owes cannot be worked out: class, stream, medium or board is not one the school has, or a ledger line or concession is damaged. Correct it first.';

/** Records that today's rules would refuse, as they exist in an old database, or in one edited by hand. */
describe('a stored student of a class that there is not any more', () => {
  let office: TestOffice;
  let right: object;
  beforeAll(async () => {
    office = await TestOffice.open();
    goTo(office, '04-02');
    await register(office, 'old-1');
    await register(office, 'new-2');
    await pay(office, 'old-1', 100);
    const { _id, ...stored } = (await students().findOne({ foldedId: 'old-1' })) ?? {};
    right = stored;
  });
  beforeEach(async () => {
    goTo(office, '06-05');
    await students().replaceOne({ foldedId: 'old-1' }, right);
    // Only the payment of April stays: months that an earlier case has set right are stored apart from the student (D71).
    await ledger().deleteMany({ student: 'old-1', seq: { $gt: 1 } });
  });
  afterAll(() => office.close());

  const students = () => office.connection.collection('students');
  const ledger = () => office.connection.collection('ledger');
  const store = (stored: Stored) => students().updateOne({ foldedId: 'old-1' }, { $set: stored });
  const get = <Body>(path: string) => office.call<Body>('GET', `/api/office/${path}`);
  const studentOf = () => get<StudentAnswer>('getStudentById?studentID=old-1');

  it.each([
    ['class 13', { class: '13' }],
    ['class 11 without a stream', { class: '11' }],
    ['a class of another name', { class: 'prep' }],
    ['a section that there is not', { section: 'f' }],
    ['a board that there is not', { boardType: 'icse' }],
  ])('is shown as it is stored, and takes no list away: %s', async (_, stored: Stored) => {
    await store(stored);
    for (const query of [
      '',
      '?page=1&size=10',
      '?page=1&size=10&sort=-class',
      '?page=1&size=10&filter=old',
    ]) {
      const { status, body } = await get<ListedStudentAnswer[]>(`getAllStudents${query}`);
      const old = status === 200 ? body.find(({ studentID }) => studentID === 'old-1') : undefined;
      expect([query, status, old]).toMatchObject([query, 200, stored]);
    }
    const file = await get<string>('exportStudents?as=csv');
    expect([file.status, file.body.split('\n').length]).toEqual([200, 4]);
    const found = await get<FoundStudentsAnswer>('findStudents?text=old-1');
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject([{ studentID: 'old-1' }]);
    expect(await studentOf()).toMatchObject({ status: 200, body: stored });
  });

  it.each(CHOICES)(
    'is shown on the own page as it is stored, and set right there: %s',
    async (field, path) => {
      await students().updateOne({ foldedId: 'old-1' }, { $set: { [path]: 'unheard of' } });
      const { status, body } = await studentOf();
      expect(status).toBe(200);
      expect(body).toHaveProperty(path, 'unheard of');

      const changed = sampleRegistration()[field];
      const changes = { studentID: 'old-1', [field]: changed };
      expect((await office.call('PUT', '/api/office/updateStudent', changes)).status).toBe(200);
      expect((await studentOf()).body).toHaveProperty(field, changed);
    },
  );

  it.each([
    ['class', { class: 'prep' }, 'section=a'],
    ['section', { section: 'f' }, 'boardType=cbse'],
    ['board', { boardType: 'icse' }, 'class=3'],
  ])('is in a list that is narrowed by something else: %s', async (_, stored: Stored, query) => {
    await store(stored);
    const list = await get<ListedStudentAnswer[]>(`getAllStudents?${query}`);
    expect(list.body.map(({ studentID }) => studentID)).toEqual(['new-2', 'old-1']);
    expect(list.headers.get('x-total-count')).toBe('2');
  });

  it('has no figure that nobody can work out, keeps its ledger, and is refused at the counter with a sentence', async () => {
    await store({ class: '13' });
    const { body } = await studentOf();
    expect(body.fees).toBeUndefined();
    expect(body.studentFeeReport).toMatchObject([{ kind: 'deposit', studentPaid: 100, updatedBalance: 200 }]);
    const asked = { studentID: 'old-1' };
    const payment = { paidAmount: 10, previousBalance: 200, currentCharge: 0, branchCode: 'MLMEC' };
    const refused = [
      office.call('POST', '/api/office/isFirstTimeDeposit', asked),
      office.call('POST', '/api/office/depositFee', {
        ...asked,
        ...payment,
        toward: 'monthly',
        studentName: 'Asha Verma',
      }),
      office.call('GET', '/api/office/family?studentID=old-1'),
      office.call('DELETE', '/api/office/deleteStudent', asked, { token: office.admin }),
    ];
    for (const one of refused) expect(await one).toMatchObject({ status: 409, body: { message: UNKNOWN } });
  });

  it('is no hindrance to brothers and sisters at the counter, nor to the day book', async () => {
    await store({ class: '13' });
    const { status, body } = await get<FamilyAnswer>('family?studentID=new-2');
    expect([status, body.map(({ studentID }) => studentID)]).toEqual([200, ['new-2']]);
    goTo(office, '04-02');
    expect((await get('dayBook')).status).toBe(200);
    const renamed = { 'snapshot.class': '13', 'snapshot.section': 'f' };
    await ledger().updateOne({ student: 'old-1', seq: 1 }, { $set: renamed });
    expect(await get('dayBook')).toMatchObject({ status: 200, body: { entries: [{ class: '13' }] } });
    expect((await get<string>('exportDayBook?as=csv')).body).toContain(',13,f,');
  });

  it('is set right by an update: the months that passed are owed as of the right class', async () => {
    await store({ class: '13' });
    const changes = { studentID: 'old-1', class: '12', stream: 'science' };
    const { status } = await office.call('PUT', '/api/office/updateStudent', changes);
    const { body } = await studentOf();
    expect([status, body.class, body.fees?.currentCharge]).toEqual([200, '12', 700]);
    // 200 of April were left, and May was never charged.
    expect(body.fees?.previousBalance).toBe(900);
  });
});
