import { sentences } from '../test/sentences';
import { schoolClasses } from '../values';
import { classesOfBranch } from './school-class';
import { schoolCodes } from './school-code';
import {
  classSubjectsSchema,
  hasDistinctSubjects,
  isSameSubject,
  subjectLines,
  subjectsFormSchema,
  usualSubjects,
} from './subjects';

const seven = { branch: 'MLMEC', class: '7', subjects: ['English', 'Hindi'], revision: 0 };

describe('the subjects of a class (D64)', () => {
  it('begin as the boards have them: each class of each branch has some, each once, that may be kept', () => {
    for (const branch of schoolCodes)
      for (const one of classesOfBranch(branch)) {
        const subjects = usualSubjects({ branch, class: one });
        expect([branch, one, hasDistinctSubjects(subjects)]).toEqual([branch, one, true]);
        expect(sentences(classSubjectsSchema, { ...seven, branch, class: one, subjects })).toEqual({});
      }
  });

  it.each([
    ['MLMEC', 'ukg', 'Rhymes'],
    ['MLMEC', '2', 'General Knowledge'],
    ['MLMEC', '5', 'Environmental Studies'],
    ['MLMEC', '8', 'Sanskrit'],
    ['MLMEC', '10', 'Social Science'],
    ['MLMEC', '12', 'Physics'],
    ['MLMIC', 'hindi', 'गणित'],
    ['MLMIC', '5', 'हमारा परिवेश'],
    ['MLMIC', '9', 'चित्रकला'],
    ['MLMIC', '11', 'नागरिक शास्त्र'],
  ] as const)('of %s in class %s have %s', (branch, schoolClass, subject) => {
    expect(usualSubjects({ branch, class: schoolClass })).toContain(subject);
  });

  it('are of the classes that a branch has: no Hindi class in the branch of English medium', () => {
    expect(classesOfBranch('MLMIC')).toEqual(schoolClasses);
    expect(classesOfBranch('MLMEC')).toEqual(schoolClasses.filter((one) => one !== 'hindi'));
  });

  it.each([
    ['none', { ...seven, subjects: [] }, { subjects: 'Subjects is required' }],
    [
      'one twice',
      { ...seven, subjects: ['English', 'ENGLISH'] },
      { subjects: 'Each subject can be listed only once' },
    ],
    [
      'more than fit on a paper',
      { ...seven, subjects: Array.from({ length: 31 }, (_, at) => `Subject ${at}`) },
      { subjects: 'Subjects can have at most 30 entries' },
    ],
    ['a class that the branch has not', { ...seven, class: 'hindi' }, { class: 'Choose class' }],
    ['no state that was seen', { ...seven, revision: -1 }, { revision: 'Revision must be a whole number' }],
  ])('are refused with %s', (_, asked, found) => {
    expect(sentences(classSubjectsSchema, asked)).toEqual(found);
  });

  it.each([
    ['nothing', ' \n ', 'Subjects is required'],
    ['one twice', 'English\nenglish', 'Each subject can be listed only once'],
    ['one that is a sentence', `English\n${'x'.repeat(41)}`, 'A subject can have at most 40 letters'],
    [
      'more than fit on a paper',
      Array.from({ length: 31 }, (_, at) => `S${at}`).join('\n'),
      'Subjects can have at most 30 entries',
    ],
  ])('are refused by the form with %s', (_, subjects, sentence) => {
    expect(sentences(subjectsFormSchema, { subjects })).toEqual({ subjects: sentence });
  });

  it('are typed one a line', () => {
    expect(subjectsFormSchema.parse({ subjects: 'English\n\nगणित\n' })).toEqual({
      subjects: ['English', 'गणित'],
    });
    expect(subjectLines(' English \n\n Hindi\r\n   \nगणित')).toEqual(['English', 'Hindi', 'गणित']);
  });

  it.each([
    ['Science', 'SCIENCE', true],
    ['Science', 'Social Science', false],
    ['हिन्दी', 'हिन्दी', true],
  ])('%s and %s are one: %s', (one, other, isOne) => {
    expect(isSameSubject(one, other)).toBe(isOne);
  });
});
