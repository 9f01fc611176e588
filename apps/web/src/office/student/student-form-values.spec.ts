import { registrationSchema, sampleRegistration } from '@school/domain';
import type { Student } from '../../api/types';
import {
  changedSince,
  collisionsOf,
  editSchema,
  formOf,
  registrationFormSchema,
} from './student-form-values';

const { password: _, ...asha } = sampleRegistration({
  class: '11',
  stream: 'arts',
  boardRollNo: '77',
  disability: true,
  profilePictureRef: undefined,
});
const stored = asha as Student;
const { personalDetail } = registrationSchema.parse({ ...asha, password: 'school@123' });

it.each([
  [
    'nobody who is born on a day to come',
    { dateOfBirth: '2999-01-01', dateOfAdmission: '2999-01-01' },
    [{ path: ['dateOfBirth'], message: 'birthInPast' }],
  ],
  ['everybody else', {}, undefined],
])('registers %s', async (_, typed, refused) => {
  const form = { ...formOf(stored), password: 'school@123', previousBalance: '0', ...typed };
  const { issues } = await registrationFormSchema['~standard'].validate(form);
  expect(issues).toEqual(refused);
});

/** Returns the request after these values are typed over a stored student. */
async function sent(typed: object, before: Student = stored) {
  const result = await editSchema(before, [], '')['~standard'].validate({ ...formOf(before), ...typed });
  return result.issues ?? result.value;
}

describe('what an update sends', () => {
  it.each([
    ['nothing is changed', {}, {}],
    ['only spaces are added', { studentFirstName: ` ${asha.studentFirstName} ` }, {}],
    ['one field is changed', { studentFirstName: 'Usha' }, { studentFirstName: 'Usha' }],
    ['a mobile is pasted', { primaryMobile: '+91 90000 00001' }, { primaryMobile: '9000000001' }],
    [
      'one of the parents is renamed',
      { personalDetail: { ...personalDetail, fatherName: 'Rakesh' } },
      { personalDetail: { fatherName: 'Rakesh' } },
    ],
    ['an optional field is emptied', { boardRollNo: undefined }, { boardRollNo: '' }],
    ['a choice is changed', { disability: 'false' }, { disability: false }],
    ['a choice is changed back and forth', { disability: 'true' }, {}],
    ['a class without streams is chosen', { class: '10', stream: undefined }, { class: '10', stream: '' }],
  ])('when %s', async (_situation, typed, changes) => {
    expect(await sent(typed)).toEqual({ studentID: asha.studentID, ...changes });
  });

  it('is refused where a field that must be there is emptied', async () => {
    expect(await sent({ studentFirstName: undefined })).toMatchObject([
      { path: ['studentFirstName'], message: 'required' },
    ]);
  });

  it('is refused where a change breaks a rule with a field that is as it was', async () => {
    expect(await sent({ medium: 'hindi' })).toMatchObject([
      { path: ['medium'], message: 'hindiNeedsUpBoard' },
    ]);
  });

  it('is not held up by a mobile that was taken before the rule that refuses it', async () => {
    const before = { ...stored, primaryMobile: '9999999999' };
    expect(await sent({ boardRollNo: '78' }, before)).toEqual({
      studentID: asha.studentID,
      boardRollNo: '78',
    });
  });
});

describe('a student that another desk has changed meanwhile', () => {
  const { boardRollNo: _emptied, ...kept } = stored;
  const now: Student = {
    ...kept,
    primaryMobile: '9000000001',
    disability: false,
    personalDetail: { ...stored.personalDetail, fatherName: 'Mahesh' },
  };

  it.each([
    ['nothing is typed here', {}, []],
    ['another field is typed here', { section: 'b' }, []],
    ['the same is typed here', { primaryMobile: '9000000001' }, []],
    [
      'the same field is typed otherwise',
      { primaryMobile: '9000000002' },
      [{ name: 'primaryMobile', mine: '9000000002', theirs: '9000000001' }],
    ],
    [
      'a field is typed that they have emptied',
      { boardRollNo: '78' },
      [{ name: 'boardRollNo', mine: '78', theirs: '' }],
    ],
    [
      'a parent is renamed at both',
      { personalDetail: { ...stored.personalDetail, fatherName: 'Rakesh' } },
      [{ name: 'personalDetail.fatherName', mine: 'Rakesh', theirs: 'Mahesh' }],
    ],
  ])('collides in nothing but this when %s', (_situation, typed, collisions) => {
    expect(collisionsOf(stored, now, { ...formOf(stored), ...typed })).toEqual(collisions);
  });

  it('differs from before in what they changed', () => {
    const names = ['primaryMobile', 'disability', 'boardRollNo', 'personalDetail.fatherName'];
    expect(changedSince(stored, now).toSorted()).toEqual(names.toSorted());
  });
});
