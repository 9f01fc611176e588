import { FORM_ERROR } from 'final-form';
import { z } from 'zod';
import { countErrors, nestErrors, validateWith } from './form-errors';

const student = z
  .object({
    studentFirstName: z
      .string()
      .min(3, 'Minimum length of 3 is required')
      .regex(/^\p{L}/u, 'Must start with a letter'),
    personalDetail: z.object({ fatherName: z.string().min(1, 'Required') }),
    marks: z.array(z.number('Not a number')),
  })
  .refine(({ studentFirstName }) => studentFirstName !== 'Nobody', 'Nobody cannot be registered');

const good = { studentFirstName: 'Asha', personalDetail: { fatherName: 'Ramesh' }, marks: [1] };

describe('a schema as the validation of a form', () => {
  it.each([
    ['everything right', good, {}],
    ['a field', { ...good, studentFirstName: 'As' }, { studentFirstName: 'Minimum length of 3 is required' }],
    [
      'two faults of one field: the first',
      { ...good, studentFirstName: '1' },
      { studentFirstName: 'Minimum length of 3 is required' },
    ],
    [
      'a nested field',
      { ...good, personalDetail: { fatherName: '' } },
      { personalDetail: { fatherName: 'Required' } },
    ],
    ['a place in a list', { ...good, marks: [1, 'x'] }, { marks: [undefined, 'Not a number'] }],
    [
      'the form as a whole',
      { ...good, studentFirstName: 'Nobody' },
      { [FORM_ERROR]: 'Nobody cannot be registered' },
    ],
  ])('%s', (_, values, errors) => {
    expect(validateWith(student)(values)).toEqual(errors);
  });

  it('refuses a schema that wants to wait', () => {
    const slow = z.string().refine(() => Promise.resolve(true));
    expect(() => validateWith(slow)('x')).toThrow('synchronously');
  });
});

describe('refusals of the server', () => {
  it.each([
    ['plain', { studentID: 'Taken' }, { studentID: 'Taken' }, 1],
    [
      'dotted',
      { 'personalDetail.fatherName': 'Required', 'personalDetail.motherName': 'Required' },
      { personalDetail: { fatherName: 'Required', motherName: 'Required' } },
      2,
    ],
    ['none', {}, {}, 0],
  ])('%s', (_, flat, nested, count) => {
    expect(nestErrors(flat)).toEqual(nested);
    expect(countErrors(nestErrors(flat))).toBe(count);
  });

  it('counts the gaps of a list as no error', () => {
    expect(countErrors({ marks: [undefined, 'Not a number'], ok: undefined })).toBe(1);
  });
});
