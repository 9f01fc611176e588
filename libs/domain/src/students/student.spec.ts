import { depositSchema, voidReceiptSchema } from '../payments';
import { foldText } from '../rules';
import { sentences } from '../test/sentences';
import { englishWords } from '../words';
import { hindiWords } from '../words/hi';
import { readmissionSchema } from './leaving';
import { brokenRules, registrationSchema, studentUpdateSchema } from './student';
import { studentListSchema, studentSearchText } from './student-list';
import { sampleRegistration } from './student-sample';

/** Sent as the form sends it: choices as text, optional fields as empty text. */
const asha = sampleRegistration({
  studentID: '1234',
  dateOfBirth: '2016-04-01',
  disability: 'false',
  section: '*',
  stream: '',
  boardRollNo: '',
  profilePictureRef: '',
});

describe('registering a student', () => {
  it('takes a complete form, drops what it does not know, and keeps no stream below class 11', () => {
    const student = registrationSchema.parse({ ...asha, stream: 'arts', isAdmin: true });
    expect(student).toMatchObject({ disability: false, previousBalance: 0, studentFirstName: 'Asha' });
    expect(student.stream).toBeUndefined();
    expect(student).not.toHaveProperty('isAdmin');
  });

  it('keeps names in Hindi and composes their letters', () => {
    const student = registrationSchema.parse({ ...asha, studentFirstName: ' आशा ', studentLastName: 'Zoë' });
    expect([student.studentFirstName, student.studentLastName]).toEqual(['आशा', 'Zoë']);
  });

  it('asks for every required field of an empty form at once', () => {
    expect(sentences(registrationSchema, { personalDetail: {} })).toEqual({
      studentID: 'Student ID is required',
      password: 'Password is required',
      studentFirstName: 'First name is required',
      studentLastName: 'Last name is required',
      dateOfBirth: 'Date of birth is required',
      gender: 'Choose gender',
      religion: 'Choose religion',
      disability: 'Choose disability',
      adhaarNumber: 'Adhaar number is required',
      primaryMobile: 'Primary mobile is required',
      secondaryMobile: 'Secondary mobile is required',
      conveyance: 'Choose conveyance',
      wingType: 'Choose wing',
      boardType: 'Choose board',
      medium: 'Choose medium',
      class: 'Choose class',
      section: 'Choose section',
      admissionType: 'Choose admission type',
      dateOfAdmission: 'Date of admission is required',
      signatureRef: 'Signature is required',
      previousBalance: 'Previous balance is required',
      'personalDetail.category': 'Choose category',
      'personalDetail.subCategory': 'Sub-category is required',
      'personalDetail.fatherName': "Father's name is required",
      'personalDetail.motherName': "Mother's name is required",
      'personalDetail.guardianName': "Guardian's name is required",
      'personalDetail.guardianRelation': 'Relation with guardian is required',
      'personalDetail.address': 'Address is required',
    });
  });

  it.each([
    { studentID: 'a/b', message: 'Student ID must have 3 to 16 letters, digits or hyphens' },
    { studentID: { $gt: '' }, message: 'Student ID must be text' },
    { studentFirstName: 'Al', message: 'Minimum length of 3 is required' },
    { studentFirstName: 'x'.repeat(61), message: 'First name can have at most 60 characters' },
    { studentFirstName: 'Asha\u0000', message: 'First name contains characters that cannot be shown' },
    { studentFirstName: 'Ash\ud800', message: 'First name contains characters that cannot be shown' },
    { studentLastName: ['Verma'], message: 'Last name must be text' },
    { password: '1234', message: 'Minimum length of 5 is required' },
    { adhaarNumber: '12341234123', message: 'Adhaar number must have exactly 12 digits' },
    { adhaarNumber: 123412341234, message: 'Adhaar number must be text' },
    { adhaarNumber: '١٢٣٤١٢٣٤١٢٣٤', message: 'Adhaar number must have exactly 12 digits' },
    { primaryMobile: '987654321', message: 'Primary mobile must have exactly 10 digits' },
    { dateOfBirth: '2016-02-30', message: 'Date of birth must be a date as yyyy-mm-dd' },
    { dateOfBirth: '01/04/2016', message: 'Date of birth must be a date as yyyy-mm-dd' },
    { dateOfAdmission: '2016-03-31', message: 'Date of admission cannot be before the date of birth' },
    { medium: 'hindi', message: 'Hindi medium is offered with the UP board only' },
    { class: 'hindi', message: 'This class is not offered in the chosen medium' },
    { stream: '', class: '11', message: 'Choose stream for classes 11 and 12' },
    { class: 3, message: 'Choose class' },
    { stream: 'commerce', message: 'Choose stream' },
    { signatureRef: 'signature.png', message: 'Signature must be an uploaded picture' },
    { profilePictureRef: { $ne: null }, message: 'Photo must be an uploaded picture' },
    {
      previousBalance: -1,
      message: 'Previous balance must be an amount in rupees with at most two decimals',
    },
    { previousBalance: ' ', message: 'Previous balance is required' },
    { disability: 'maybe', message: 'Choose disability' },
  ])('refuses $studentID$studentFirstName$class: $message', ({ message, ...change }) => {
    const [field = ''] = Object.keys(change);
    expect(sentences(registrationSchema, { ...asha, ...change })).toMatchObject({ [field]: message });
  });

  it.each([
    { primaryMobile: '9999999999', message: 'Primary mobile cannot be one digit repeated' },
    { secondaryMobile: '00000 00000', message: 'Secondary mobile cannot be one digit repeated' },
    { adhaarNumber: '1111 1111 1111', message: 'Adhaar number cannot be one digit repeated' },
  ])('refuses a number that nobody has: $message', ({ message, ...change }) => {
    const [field = ''] = Object.keys(change);
    expect(sentences(registrationSchema, { ...asha, ...change })).toEqual({ [field]: message });
  });

  it('keeps the digits of numbers that were pasted in groups', () => {
    const pasted = {
      adhaarNumber: '9999 4105 7058',
      primaryMobile: '+91 98765-43210',
      secondaryMobile: '09876543211',
    };
    expect(registrationSchema.parse({ ...asha, ...pasted })).toMatchObject({
      adhaarNumber: '999941057058',
      primaryMobile: '9876543210',
      secondaryMobile: '9876543211',
    });
  });

  it.each(['Om', 'ओम', 'Jo'])(
    'takes %s as the name of a parent or guardian, two letters as it is',
    (name) => {
      const { personalDetail } = registrationSchema.parse({
        ...asha,
        personalDetail: { ...asha.personalDetail, fatherName: name, motherName: name, guardianName: name },
      });
      expect(personalDetail).toMatchObject({ fatherName: name, motherName: name, guardianName: name });
    },
  );

  it.each([
    ['a space of no width', 'As\u200bha'],
    ['a joiner between Latin letters', 'As\u200dha'],
    ['a mark that turns the direction', 'Asha\u202e'],
    ['a hyphen that is not shown', 'As\u00adha'],
    ['a filler that looks like nothing', '\u3164\u3164\u3164'],
    ['an empty sign of Braille', '\u2800\u2800\u2800'],
    ['a joiner after the last Devanagari letter', 'आशा\u200d'],
  ])('refuses a name with %s', (_what, studentFirstName) => {
    expect(sentences(registrationSchema, { ...asha, studentFirstName })).toEqual({
      studentFirstName: 'First name contains characters that cannot be seen. Type it again',
    });
  });

  it.each(['शर्\u200dमा', 'क्\u200cषमा'])('keeps what joins and parts the letters of %s', (studentLastName) => {
    expect(registrationSchema.parse({ ...asha, studentLastName })).toMatchObject({ studentLastName });
  });

  it('makes one plain space of what stands between the words of a name', () => {
    const student = registrationSchema.parse({ ...asha, studentLastName: 'Kumar\u00a0 Verma' });
    expect(student.studentLastName).toBe('Kumar Verma');
  });

  it('shows the rules between fields while other fields are still missing', () => {
    expect(sentences(registrationSchema, { class: '12', personalDetail: {} })).toMatchObject({
      stream: 'Choose stream for classes 11 and 12',
    });
  });

  it.each([null, [], 'text', 7])('says that %j is no form', (body) => {
    expect(sentences(registrationSchema, body)).toEqual({
      '': 'The request must be a JSON object with the fields of this call',
    });
  });
});

describe('changing a student', () => {
  it('takes any of the fields, and none that belongs to identity or ledger', () => {
    const change = studentUpdateSchema.parse({
      studentID: '1234',
      class: '4',
      personalDetail: { address: 'New Road 1' },
      previousBalance: 500,
      studentFeeReport: [],
      _id: 'x',
    });
    expect(change).toEqual({ studentID: '1234', class: '4', personalDetail: { address: 'New Road 1' } });
  });

  it('checks the rules between fields on the student as it would become', () => {
    expect(brokenRules({ class: '11', medium: 'hindi', boardType: 'cbse' }, '2026-11-21')).toEqual([
      { field: 'stream', code: 'streamRequired' },
      { field: 'medium', code: 'hindiNeedsUpBoard' },
    ]);
  });

  it.each([
    ['2026-11-20', []],
    ['2026-11-21', [{ field: 'dateOfBirth', code: 'birthInPast' }]],
  ])('on 21 November nobody but who was born before it: %s', (dateOfBirth, broken) => {
    expect(brokenRules({ dateOfBirth }, '2026-11-21')).toEqual(broken);
  });
});

it.each([
  ['11', '', { stream: 'Choose stream for classes 11 and 12' }],
  ['12', 'arts', {}],
  ['10', '', {}],
])('who comes back into class %s, with the stream %j (D16, D22)', (schoolClass, stream, found) => {
  const back = { studentID: '1234', class: schoolClass, section: 'a', stream };
  expect(sentences(readmissionSchema, back)).toEqual(found);
});

describe('paying a fee', () => {
  const deposit = {
    studentID: '1234',
    paidAmount: '300',
    previousBalance: 0,
    currentCharge: 300,
    branchCode: 'MLMEC',
    toward: 'monthly',
    studentName: 'Asha Verma',
  };

  it('reads rupees into paise', () => {
    expect(depositSchema.parse(deposit)).toMatchObject({ paidAmount: 30000, currentCharge: 30000 });
  });

  it.each([undefined, null, '', '0', 0, -5, 'ten', '1e3', 0.001, [300], { $gt: 0 }, true, '300.555'])(
    'paid %j: Enter valid payment amount',
    (paidAmount) => {
      expect(sentences(depositSchema, { ...deposit, paidAmount })).toEqual({
        paidAmount: 'Enter valid payment amount',
      });
    },
  );

  it.each(['studentID', 'previousBalance', 'currentCharge', 'branchCode', 'toward', 'studentName'])(
    'is refused without %s',
    (field) => {
      expect(Object.keys(sentences(depositSchema, { ...deposit, [field]: undefined }))).toEqual([field]);
    },
  );

  it('is voided only with a reason', () => {
    const receipt = { studentID: '1234', studentReceiptNo: 'MLMEC/1234/1700000000' };
    expect(sentences(voidReceiptSchema, receipt)).toEqual({ reason: 'Reason is required' });
  });
});

describe('filtering the list', () => {
  const shown = {
    studentID: 'A-12',
    studentFirstName: 'Asha',
    studentLastName: 'VERMA',
    fatherName: 'Ram',
    motherName: 'Sita',
    boardType: 'cbse',
    class: '7',
    section: 'c',
    primaryMobile: '9876543210',
    secondaryMobile: '9415012345',
  } as const;

  it('looks in every shown column, as it is shown, and in the mobiles, without regard to case', () => {
    const text = studentSearchText(shown, [englishWords]);
    for (const filter of ['a-12', 'asha verma', 'RAM', 'sita', 'CBSE', 'VII', 'C', '98765', '12345']) {
      expect(text).toContain(foldText(filter));
    }
  });

  it('takes a board of an old record that there is not any more as it is stored (D15)', () => {
    expect(studentSearchText({ ...shown, boardType: 'icse' as never }, [englishWords])).toContain('icse');
  });

  it('looks for a board and a class by what either language calls them', () => {
    const inHindi = { ...shown, boardType: 'up', class: 'hindi' } as const;
    const text = studentSearchText(inHindi, [englishWords, hindiWords]);
    for (const filter of ['UP', 'यूपी', 'Hindi', 'हिंदी']) expect(text).toContain(foldText(filter));
  });

  it.each([
    { query: { page: '0' }, field: 'page' },
    { query: { page: '1.5' }, field: 'page' },
    { query: { page: ['1', '2'] }, field: 'page' },
    { query: { size: '101' }, field: 'size' },
    { query: { filter: { $gt: '' } }, field: 'filter' },
    { query: { sort: 'adhaarNumber' }, field: 'sort' },
    { query: { class: 'VII' }, field: 'class' },
    { query: { section: ['a', 'b'] }, field: 'section' },
    { query: { boardType: { $ne: 'up' } }, field: 'boardType' },
    { query: { branch: 'mlmec' }, field: 'branch' },
  ])('refuses $query', ({ query, field }) => {
    expect(Object.keys(sentences(studentListSchema, query))).toEqual([field]);
  });
});
