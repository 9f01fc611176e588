import { loginSchema } from '../people';
import { registrationSchema, sampleRegistration } from '../students';
import { sentences } from '../test/sentences';
import { englishWords as en } from '../words';
import { hindiWords as hi } from '../words/hi';
import { fieldOf, says, sentenceOf, rulesInWords } from './says';

describe('what a rule says', () => {
  it.each([
    {
      message: says('required'),
      field: 'studentFirstName',
      english: 'First name is required',
      hindi: 'पहला नाम आवश्यक है',
    },
    {
      message: says('minLength', 3),
      field: 'fname',
      english: 'Minimum length of 3 is required',
      hindi: 'कम से कम 3 अक्षर आवश्यक हैं',
    },
    {
      message: says('digits', 12),
      field: 'adhaarNumber',
      english: 'Adhaar number must have exactly 12 digits',
      hindi: 'आधार संख्या में ठीक 12 अंक होने चाहिए',
    },
    {
      message: says('required'),
      field: 'personalDetail.fatherName',
      english: "Father's name is required",
      hindi: 'पिता का नाम आवश्यक है',
    },
    {
      message: says('text'),
      field: 'unheardOf',
      english: 'unheardOf must be text',
      hindi: 'unheardOf में पाठ लिखें',
    },
    {
      message: 'Already a sentence: 3',
      field: 'x',
      english: 'Already a sentence: 3',
      hindi: 'Already a sentence: 3',
    },
    { message: 'toString', field: 'x', english: 'toString', hindi: 'toString' },
  ])('$message of $field', ({ message, field, english, hindi }) => {
    expect(sentenceOf(en, field, message)).toBe(english);
    expect(sentenceOf(hi, field, message)).toBe(hindi);
  });

  it('is said to a form in its language, field by field', async () => {
    const values = { ...sampleRegistration(), dateOfBirth: '2999-01-01', adhaarNumber: '12' };
    const { issues = [] } = await rulesInWords(registrationSchema, hi)['~standard'].validate(values);
    expect(Object.fromEntries(issues.map((issue) => [fieldOf(issue), issue.message]))).toEqual({
      adhaarNumber: 'आधार संख्या में ठीक 12 अंक होने चाहिए',
      dateOfAdmission: 'प्रवेश तिथि जन्म तिथि से पहले की नहीं हो सकती',
    });
  });

  it('leaves what is right as it is', () => {
    const login = { username: ' admin ', password: 'secret' };
    expect(rulesInWords(loginSchema, hi)['~standard'].validate(login)).toEqual({
      value: { username: 'admin', password: 'secret' },
    });
  });
});

/** Every text of a catalogue with its path; functions are called. */
function textsOf(words: unknown, place = ''): [string, string][] {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words === 'function')
    return [[place, (words as (label: string, count: number) => string)('', 7)]];
  return Object.entries(words as object).flatMap(([name, inner]) => textsOf(inner, `${place}.${name}`));
}

describe('the Hindi catalogue', () => {
  const alike = /^\.options\.(class|section)\.|^\.locale$/;

  it('has every text of the English one, in Devanagari', () => {
    const english = textsOf(en);
    const hindi = textsOf(hi);
    expect(hindi.map(([place]) => place).sort()).toEqual(english.map(([place]) => place).sort());
    const untranslated = hindi.filter(([place, text]) => !alike.test(place) && !/[\u0900-\u097f]/.test(text));
    expect(untranslated).toEqual([]);
  });

  it('says every fault of an empty registration', () => {
    const faults = sentences(registrationSchema, { personalDetail: {} }, hi);
    expect(Object.keys(faults)).toHaveLength(28);
    for (const text of Object.values(faults)) expect(text).toMatch(/[\u0900-\u097f]/);
  });
});
