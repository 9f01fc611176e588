import {
  distanceOf,
  findKeys,
  findSteps,
  findStudentsSchema,
  namedReceipt,
  soundSteps,
  studentBoxSchema,
} from './find-student';
import { registrationSchema } from './student';
import { sampleRegistration } from './student-sample';

const student = (studentID: string, name: string, fatherName: string, mobile = '9876543210') => {
  const [studentFirstName = '', ...rest] = name.split('|');
  const sample = sampleRegistration({ studentID, studentFirstName, studentLastName: rest.join(' ') });
  return registrationSchema.parse({
    ...sample,
    primaryMobile: mobile,
    secondaryMobile: '9000000001',
    personalDetail: { ...sample.personalDetail, fatherName },
  });
};

const school = [
  student('1001', 'Asha|Verma', 'Ramesh Verma', '9415012345'),
  student('1002', 'Asha|Bano', 'Md. Imran (Late)'),
  student('1003', 'Verma|Asha', 'Om Prakash'),
  student('A-77', 'आशा रानी|वर्मा', 'रमेश वर्मा'),
  student('1004', 'Ram|Asharam', 'Asha Ram'),
  student('1005', 'Riya|Gupta', 'Mohan Gupta', '9150123456'),
];

/** The IDs found by the steps of a text, in their order, each with the kind of match. */
function found(text: string, steps = findSteps(text)): string[] {
  const hits = steps.flatMap(({ by, beginning, also }) =>
    school
      .filter((student) => {
        const keys = findKeys(student);
        const has = (start: string) => keys.some((key) => key.startsWith(start));
        return has(beginning) && also.every((one) => one.some(has));
      })
      .map(({ studentID }) => ({ studentID, by })),
  );
  return hits
    .filter(({ studentID }, at) => hits.findIndex((other) => other.studentID === studentID) === at)
    .map(({ studentID, by }) => `${studentID} ${by}`);
}

describe('names that sound like what was typed, when nobody is called so', () => {
  it.each([
    ['without a vowel', 'vrma', ['1001', '1003', 'A-77']],
    ['with another vowel', 'asa', ['1001', '1002', '1003', 'A-77', '1004']],
    ['two words', 'aasha varma', ['1001', '1003', 'A-77']],
    ['of both the student and the father', 'asa rmesh', ['1001', 'A-77']],
    ['from English letters to Devanagari', 'raani', ['A-77']],
    ['the father', 'prkash', ['1003']],
    ['from Devanagari to English letters', 'बानो', ['1002']],
    ['a word that was only begun', 'imr', ['1002']],
    ['one consonant, from Devanagari to English letters', 'रिया', ['1005']],
    ['one consonant with another vowel', 'ria', ['1005']],
    ['one consonant beside a word that is only begun', 'ra vrma', ['1001', '1003', 'A-77']],
    ['an initial, which says nothing', 'r', []],
    ['a number', '9415', []],
  ])('%s', (_, text, expected) => {
    expect(found(text, soundSteps(text)).map((one) => one.split(' ')[0])).toEqual(expected);
  });

  it('the closest come first', () => {
    const called = (name: string) => student('1009', name, 'Om Prakash');
    const names = ['Arvind|Singh', 'Aarav|Singh', 'Ruhi|Singh', 'आरव|सिंह'];
    const order = names
      .map(called)
      .toSorted((one, other) => distanceOf('arav', one) - distanceOf('arav', other));
    expect(order.map(({ studentFirstName }) => studentFirstName)).toEqual(['Aarav', 'आरव', 'Arvind', 'Ruhi']);
  });
});

describe('the box that finds a student by what a parent at the counter says', () => {
  it.each([
    ['the ID', '1002', ['1002 studentID']],
    ['an ID in another case', 'a-77', ['A-77 studentID']],
    [
      'the first digits of IDs',
      '100',
      ['1001 studentID', '1002 studentID', '1003 studentID', '1004 studentID', '1005 studentID'],
    ],
    [
      'a first name: those whose own first name it is, then last names, then fathers',
      'asha',
      ['1001 name', '1002 name', '1003 name', '1004 name'],
    ],
    ['in capitals', 'ASHA B', ['1002 name']],
    ['a whole name', 'Asha  Verma', ['1001 name', '1003 name']],
    ['a name turned round', 'bano asha', ['1002 name']],
    ['a last name: the student before the child of that father', 'verma', ['1003 name', '1001 name']],
    ["a father's name", 'ramesh', ['1001 fatherName']],
    ['a father whose name has a title and a bracket', 'md imran late', ['1002 fatherName']],
    ["the student's and the father's name", 'asha ramesh', ['1001 fatherName']],
    ['a name in Devanagari', 'आशा', ['A-77 name']],
    ['a later part of it', 'रानी', ['A-77 name']],
    ["the father's in Devanagari", 'रमेश', ['A-77 fatherName']],
    ['a beginning of a word and not its middle', 'erma', []],
    ['a mobile', '9415012345', ['1001 mobile']],
    ['a mobile as it is written', '+91 94150-12345', ['1001 mobile']],
    ['a mobile with its country code', '919415012345', ['1001 mobile']],
    ['the first digits of a mobile that begins as the country code does', '91501234', ['1005 mobile']],
    ['a mobile half written', '+91 94150', ['1001 mobile']],
    ['a mobile with a nought before it', '09415012345', ['1001 mobile']],
    ['the end of a mobile', '2345', ['1001 mobile']],
    ['three digits of a mobile, which are too few', '345', []],
    [
      'the other mobile, of everybody here',
      '9000000001',
      school.map(({ studentID }) => `${studentID} mobile`),
    ],
    ['signs alone', '(*/', []],
    ['nobody', 'zzz', []],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('keeps keys of names without regard to case, joiners and what stands between words', () => {
    const keys = findKeys(student('B-1', 'Mary-Ann|D’Souza', 'शर्\u200dमा Q.'));
    expect(keys).toEqual(
      expect.arrayContaining(['ib-1', 'nmary ann d souza', 'Nann d souza', 'Nd souza', 'fशर्मा q', 'Fq']),
    );
  });

  it.each([
    ['a Student ID', '१००२', '1002'],
    ['a mobile', '९४१५० १२३४५', '94150 12345'],
    ['a receipt number', 'MLMEC/A-77/१७००००००००', 'MLMEC/A-77/1700000000'],
  ])('takes %s in Hindi digits, in the box and in the call', (_, typed, text) => {
    expect(studentBoxSchema.parse({ studentID: typed })).toEqual({ studentID: text });
    expect(findStudentsSchema.parse({ text: typed })).toEqual({ text });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(101), 'maxLength:100'],
    ['a\u0000b', 'controlCharacters'],
    [undefined, 'required'],
    [['a', 'b'], 'text'],
  ])('refuses %j', (text, message) => {
    expect(findStudentsSchema.safeParse({ text }).error?.issues[0]?.message).toBe(message);
  });
});

describe('a receipt number in the box', () => {
  const number = 'MLMEC/A-77/1700000000';

  it.each([
    ['whole', 'MLMEC/A-77/1700000000', true],
    ['in small letters', 'mlmec/a-77/1700000000', true],
    ['without the branch', 'A-77/1700000000', true],
    ['as far as it is typed', 'mlmec/a-77/17', true],
    ['the student alone', 'A-77/', true],
    ['of the other branch', 'MLMIC/A-77/1700000000', false],
    ['of another second', 'A-77/1700000001', false],
  ])('%s', (_, text, expected) => {
    const named = namedReceipt(text);
    expect([named?.studentID, named?.isNamed(number)]).toEqual(['a-77', expected]);
  });

  it.each(['1700000000', 'MLMEC', 'MLMEC/', '/', 'a/b/c/d', ''])('is not what %j is', (text) => {
    expect(namedReceipt(text)).toBeUndefined();
  });
});
