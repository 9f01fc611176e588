import { sampleRegistration } from '@school/domain';
import type { SameStudentsAnswer } from '../src/students/students.answers';
import { TestOffice } from './support/office';
import { register } from './support/student';

/** The details that the form of a new student has typed, equal to the student of all tests. */
const person = {
  studentFirstName: 'Asha',
  studentLastName: 'Verma',
  fatherName: 'Ramesh Verma',
  dateOfBirth: '2015-06-01',
};
const ADHAAR = '999941057058';

describe('a student who is there already', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open({ LOG_LEVEL: 'info' });
    await register(office, 'SAME-1', { adhaarNumber: ADHAAR });
    await register(office, 'SAME-2', { studentFirstName: 'Kiran', adhaarNumber: '222233334444' });
  });
  afterAll(() => office.close());

  const same = (query: object, token = office.clerk) =>
    office.call<SameStudentsAnswer>('POST', '/api/student/same-students', query, { token });
  const found = async (query: object) =>
    (await same(query)).body.map(({ studentID, by }) => `${studentID} by ${by}`);

  it.each<[string, object, string[]]>([
    ['the same Adhaar number', { adhaarNumber: ADHAAR }, ['SAME-1 by adhaarNumber']],
    [
      'the same Adhaar number typed in groups',
      { adhaarNumber: '9999 4105-7058' },
      ['SAME-1 by adhaarNumber'],
    ],
    ['another Adhaar number', { adhaarNumber: '111122223333' }, []],
    ['the same name, father and birth date', { person }, ['SAME-1 by person']],
    [
      'the same in other letters and spaces',
      { person: { ...person, studentFirstName: ' ASHA', fatherName: 'ramesh  verma' } },
      ['SAME-1 by person'],
    ],
    ['a twin', { person: { ...person, studentFirstName: 'Usha' } }, []],
    ['another father', { person: { ...person, fatherName: 'Suresh Verma' } }, []],
    ['another birth date', { person: { ...person, dateOfBirth: '2015-06-02' } }, []],
    ['both, once', { person, adhaarNumber: ADHAAR }, ['SAME-1 by adhaarNumber']],
    ['one of each', { person, adhaarNumber: '222233334444' }, ['SAME-1 by person', 'SAME-2 by adhaarNumber']],
    ['the one who is being changed', { studentID: 'same-1', person, adhaarNumber: ADHAAR }, []],
    ['nothing yet', {}, []],
  ])('is looked for by %s', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('is told by ID, name, father and class, without Adhaar number and mobile', async () => {
    const { body } = await same({ adhaarNumber: ADHAAR });
    expect(body).toEqual([
      {
        studentID: 'SAME-1',
        studentFirstName: 'Asha',
        studentLastName: 'Verma',
        fatherName: 'Ramesh Verma',
        class: '3',
        section: 'a',
        by: 'adhaarNumber',
        left: false,
      },
    ]);
  });

  it('is found among those who left too', async () => {
    await register(office, 'SAME-3', { studentFirstName: 'Gauri', adhaarNumber: '333344445555' });
    await office.call(
      'DELETE',
      '/api/office/deleteStudent',
      { studentID: 'SAME-3' },
      { token: office.admin },
    );
    expect((await same({ adhaarNumber: '333344445555' })).body).toMatchObject([
      { studentID: 'SAME-3', left: true },
    ]);
  });

  it('is warned of and not refused: the registration goes on', async () => {
    const { signatureRef } = (await office.call('GET', '/api/office/getStudentById?studentID=SAME-1'))
      .body as { signatureRef: string };
    const again = sampleRegistration({ studentID: 'SAME-9', signatureRef, adhaarNumber: ADHAAR });
    expect((await office.call('POST', '/api/student/register-student', again)).status).toBe(201);
  });

  it.each<[string, object, string]>([
    ['an Adhaar number of eleven digits', { adhaarNumber: '99994105705' }, 'adhaarNumber'],
    ['a name without its birth date', { person: { ...person, dateOfBirth: '' } }, 'person.dateOfBirth'],
    ['a question of the database', { adhaarNumber: { $gt: '' } }, 'adhaarNumber'],
  ])('is not looked for by %s', async (_, query, field) => {
    expect(await same(query)).toMatchObject({ status: 400, body: { details: [{ field }] } });
  });

  it('is no business of a stranger', async () => {
    expect((await same({ adhaarNumber: ADHAAR }, '')).status).toBe(401);
  });

  it('leaves no Adhaar number in the log', async () => {
    await same({ adhaarNumber: ADHAAR });
    await same({ adhaarNumber: `${ADHAAR}0` });
    const log = office.logged.join('\n');
    expect(log).toContain('/api/student/same-students');
    expect(log).not.toContain(ADHAAR);
  });
});
