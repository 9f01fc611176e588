import { registrationSchema, sampleRegistration } from '@school/domain';
import type { Student } from '../../api/types';
import { formOf, studentFormSchema, updateOf } from './student-form-values';

const { password: _, ...asha } = sampleRegistration({
  class: '11',
  stream: 'arts',
  boardRollNo: '77',
  disability: true,
  profilePictureRef: undefined,
});
const stored = asha as unknown as Student;

/** What is sent after the form was filled so, over a student as she was found. */
async function sent(typed: object) {
  const result = await studentFormSchema['~standard'].validate({ ...formOf(stored), ...typed });
  if (result.issues) throw new Error(JSON.stringify(result.issues));
  return updateOf(stored, result.value);
}

describe('what an update sends', () => {
  const { personalDetail } = registrationSchema.parse({ ...asha, password: 'school@123' });

  it.each([
    ['nothing is changed', {}, {}],
    ['only spaces are added', { studentFirstName: ` ${asha.studentFirstName} ` }, {}],
    ['one field is changed', { studentFirstName: 'Usha' }, { studentFirstName: 'Usha' }],
    [
      'one of the parents is renamed',
      { personalDetail: { ...personalDetail, fatherName: 'Rakesh' } },
      { personalDetail: { fatherName: 'Rakesh' } },
    ],
    ['an optional field is emptied', { boardRollNo: undefined }, { boardRollNo: '' }],
    ['a choice is changed back and forth', { disability: 'true' }, {}],
    ['a class without streams is chosen', { class: '10' }, { class: '10', stream: '' }],
  ])('when %s', async (_situation, typed, changes) => {
    expect(await sent(typed)).toEqual({ studentID: asha.studentID, ...changes });
  });
});
