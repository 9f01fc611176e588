import { fieldOf } from '../rules';
import { rupees } from '../test/counter';
import type { SchoolClass } from '../values';
import {
  certificateEndIn,
  certificateFilterSchema,
  certificateFormSchema,
  certificateNumberIn,
  certificateSerial,
  duesNeedWord,
} from './certificate';
import {
  certificateFieldsOf,
  certificateForms,
  certificateParts,
  certificateTextsSchema,
  isContinued,
  textsOfForm,
  type CertificateTexts,
} from './certificate-fields';

describe('the number of a certificate', () => {
  it('says branch and session, and is found by its end', () => {
    const serial = certificateSerial({ branchCode: 'MLMEC', session: '2026-27', number: 12 });
    expect(serial).toBe('MLMEC/TC/2026-27/0012');
    expect([serial, ' 12 ', '0012', 'TC'].map(certificateNumberIn)).toEqual([12, 12, 12, undefined]);
  });

  it.each([
    ['as the paper has book and number', '2026-27/0012', true],
    ['without its noughts, with blanks', '2026-27 / 12', true],
    ['in full', 'mlmec/tc/2026-27/0012', true],
    ['of another book', '2025-26/0012', false],
    ['of another branch', 'MLMIC/TC/2026-27/0012', false],
  ])('is found by book and number together: %s', (_, text, isFound) => {
    expect('MLMEC/TC/2026-27/0012'.endsWith(certificateEndIn(text) ?? '-')).toBe(isFound);
  });

  it('alone is one of any book', () => {
    expect(certificateEndIn('0012')).toBeUndefined();
  });
});

describe('what is owed, and a certificate', () => {
  it.each<[string, SchoolClass, number, boolean]>([
    ['classes 1 to 8 go whatever is owed', '1', 900, false],
    ['classes 1 to 8 go whatever is owed', '8', 900, false],
    ['an older one needs a word', '9', 1, true],
    ['before class 1 too', 'lkg', 300, true],
    ['nothing is owed', '12', 0, false],
    ['something is to be paid back', '12', -500, false],
  ])('%s: class %s owes %d', (_, schoolClass, due, needed) => {
    expect(duesNeedWord(schoolClass, rupees(due))).toBe(needed);
  });
});

describe('the fields of a paper', () => {
  it.each(certificateForms)('%s has each field once', (form) => {
    const names = certificateFieldsOf(form).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the list of the CBSE has its 23 numbers', () => {
    expect(certificateParts.cbse.body.filter((one) => !isContinued(one))).toHaveLength(23);
  });

  it.each([
    {
      form: 'cbse' as const,
      wanted:
        'admissionNo pupilName motherName fatherName dateOfBirth birthInWords nationality admittedOn lastClass conduct issuedOn',
    },
    {
      form: 'scholar' as const,
      wanted: 'registerNo pupilName fatherName motherName dateOfBirth birthInWords issuedOn',
    },
  ])('$form wants what the paper cannot be without, and nothing else', ({ form, wanted }) => {
    const { error } = textsOfForm(form).safeParse({ remarks: '', appliedOn: '' });
    const said = error?.issues.map((issue) => `${fieldOf(issue)}: ${issue.message}`);
    expect(said).toEqual(wanted.split(' ').map((name) => `${name}: required`));
  });

  it.each<[string, CertificateTexts, object]>([
    ['remarks in two lines', { remarks: ' None.\nGood wishes ' }, { remarks: 'None.\nGood wishes' }],
    ['a blank that was left in remarks, and in a text', { remarks: ' ', conduct: ' ' }, {}],
    ['conduct in two lines', { conduct: 'Good\nalways' }, { conduct: 'controlCharacters' }],
    ['a day that there is not', { issuedOn: '2026-11-31' }, { issuedOn: 'date' }],
    ['a day of application that there is not', { appliedOn: '2026-11-31' }, { appliedOn: 'date' }],
  ])('takes, or refuses: %s', (_, typed, expected) => {
    const { data = {}, error } = certificateTextsSchema.safeParse(typed);
    const said = (error?.issues ?? []).map((issue) => [fieldOf(issue), issue.message]);
    expect({ ...data, ...Object.fromEntries(said) }).toEqual(expected);
  });
});

describe('the form that issues a certificate', () => {
  const asked = {
    studentID: '1001',
    outstandingDue: 300,
    duesSeen: true,
    fields: {
      registerNo: '1001',
      pupilName: 'Asha',
      fatherName: 'Ram',
      motherName: 'Sita',
      dateOfBirth: '2010-04-02',
      birthInWords: 'Second April',
      issuedOn: '2026-11-20',
    },
  };
  const leaving = { leftOn: '2026-11-20', leavingReason: 'moved' };

  it.each<{ title: string; typed: object; hasLeft?: boolean; lettingPass?: SchoolClass; fields: string[] }>([
    { title: 'a student who leaves by it', typed: leaving, fields: [] },
    { title: 'neither day nor reason', typed: {}, fields: ['leftOn', 'leavingReason'] },
    { title: 'neither, of one who has left', typed: {}, hasLeft: true, fields: [] },
    { title: 'dues not looked at', typed: { ...leaving, duesSeen: false }, fields: ['duesSeen'] },
    { title: 'dues let pass without a word', typed: leaving, lettingPass: '9', fields: ['duesReason'] },
    { title: 'with one', typed: { ...leaving, duesReason: 'Widow' }, lettingPass: '9', fields: [] },
    { title: 'dues in class 8, which need none', typed: leaving, lettingPass: '8', fields: [] },
    { title: 'another paper', typed: { ...leaving, fields: {} }, fields: Object.keys(asked.fields) },
  ])('$title: $fields', ({ typed, hasLeft = false, lettingPass, fields }) => {
    const { error } = certificateFormSchema('scholar', hasLeft, lettingPass).safeParse({
      ...asked,
      ...typed,
    });
    expect((error?.issues ?? []).map(({ path }) => path.at(-1)).toSorted()).toEqual(fields.toSorted());
  });
});

describe('what the register of certificates is asked for', () => {
  it.each([
    ['a number', ' 12 ', '12'],
    ['a number in Hindi digits', '१२', '12'],
    ['book and number', '2026-27/0012', '2026-27/0012'],
    ['a book without a number', 'MLMEC/TC/', undefined],
  ])('%s', (_, serial, taken) => {
    expect(certificateFilterSchema.safeParse({ serial }).data?.serial).toBe(taken);
  });
});
