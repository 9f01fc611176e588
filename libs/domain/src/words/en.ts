import { amountInWords } from '../amount-in-words';
import type { Paise } from '../money';
import { classLabel, schoolClasses, type SchoolClass } from '../school-class';

const classes = Object.fromEntries(schoolClasses.map((one) => [one, classLabel(one)])) as Record<
  SchoolClass,
  string
>;

/** A rule's sentence; it may name the field and the number that the rule is about. */
type Sentence = string | ((label: string, count: number) => string);

/** What fields are called, the same in forms, in the sentences of the API and on paper. */
const labels = {
  studentID: 'Student ID',
  studentFirstName: 'First name',
  studentLastName: 'Last name',
  password: 'Password',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  religion: 'Religion',
  category: 'Category',
  subCategory: 'Sub-category',
  disability: 'Disability',
  adhaarNumber: 'Adhaar number',
  primaryMobile: 'Primary mobile',
  secondaryMobile: 'Secondary mobile',
  fatherName: "Father's name",
  motherName: "Mother's name",
  guardianName: "Guardian's name",
  guardianRelation: 'Relation with guardian',
  address: 'Address',
  conveyance: 'Conveyance',
  wingType: 'Wing',
  boardType: 'Board',
  medium: 'Medium',
  class: 'Class',
  section: 'Section',
  stream: 'Stream',
  admissionType: 'Admission type',
  dateOfAdmission: 'Date of admission',
  boardRollNo: 'Board roll number',
  personalDetail: 'Personal detail',
  previousBalance: 'Previous balance',
  feesFrom: 'Fees from',
  currentCharge: 'Current charge',
  profilePictureRef: 'Photo',
  signatureRef: 'Signature',
  registeredBy: 'Registered by',
  username: 'Login id',
  fname: 'First name',
  passwordAgain: 'Password again',
  paidAmount: 'Amount paid',
  branchCode: 'Branch',
  toward: 'Payment type',
  studentName: 'Student name',
  studentReceiptNo: 'Receipt number',
  reason: 'Reason',
  head: 'Head of the charge',
  amount: 'Amount',
  charges: 'Charges',
  concession: 'Kind of concession',
  throughMonth: 'Paid up to',
  mode: 'Mode of payment',
  reference: 'Reference',
  bank: 'Bank',
  chequeDate: 'Date of the cheque',
  from: 'From month',
  through: 'Up to month',
  unit: 'Way of reckoning',
  value: 'How much',
  monthly: 'Monthly fee',
  registration: 'Registration fee',
  security: 'Security fee',
  filter: 'Filter',
  language: 'Language',
  as: 'Kind of file',
};

/** What each choice of an option set is called, by the field that has it (section 3 of the specification). */
const options = {
  gender: { male: 'Male', female: 'Female', other: 'Other' },
  religion: { hindu: 'Hindu', muslim: 'Muslim', sikh: 'Sikh', christian: 'Christian', other: 'Other' },
  category: { general: 'General', obc: 'OBC', sc: 'SC', st: 'ST', minority: 'Minority' },
  disability: { false: 'None', true: 'Yes' },
  conveyance: { own: 'Own conveyance', school: 'School Conveyance' },
  admissionType: { regular: 'Regular', private: 'Private' },
  stream: { science: 'Science', arts: 'Arts' },
  wingType: { junior: 'Junior', primary: 'Primary', senior: 'Senior' },
  boardType: { up: 'UP', cbse: 'CBSE' },
  medium: { english: 'English', hindi: 'Hindi' },
  class: classes,
  section: { '*': '* (No Section)', a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' },
  toward: {
    monthly: 'Monthly',
    registration: 'Registration',
    board: 'Board',
    fine: 'Fine',
    extra: 'Extra',
    tc: 'TC',
    other: 'Other',
  },
  branchCode: { MLMEC: 'M.L.M. Education Centre', MLMIC: 'M.L.M. Inter College' },
  concession: {
    sibling: 'Sibling',
    staff: 'Staff ward',
    rte: 'RTE',
    merit: 'Merit',
    hardship: 'Hardship',
    other: 'Other',
  },
  head: {
    opening: 'Previous balance',
    monthly: 'Monthly',
    registration: 'Registration',
    security: 'Security',
    board: 'Board',
    fine: 'Fine',
    extra: 'Extra',
    tc: 'TC',
    other: 'Other',
  },
  unit: { percent: 'Per cent of the fee', rupees: 'Rupees a month' },
  mode: { Cash: 'Cash', UPI: 'UPI', Card: 'Card', 'Bank transfer': 'Bank transfer', Cheque: 'Cheque' },
  role: { student: 'Student', teacher: 'Teacher', office: 'Office', admin: 'Admin' },
  staffStatus: { waiting: 'Waiting', active: 'Active', refused: 'Refused', deactivated: 'Deactivated' },
};

/** What a value breaks. The specification's own words stand as written there (sections 2, 5 and 8). */
const rules = {
  jsonObject: 'The request must be a JSON object with the fields of this call',
  required: (label: string) => `${label} is required`,
  text: (label: string) => `${label} must be text`,
  minLength: (_: string, length: number) => `Minimum length of ${length} is required`,
  maxLength: (label: string, length: number) => `${label} can have at most ${length} characters`,
  controlCharacters: (label: string) => `${label} contains characters that cannot be shown`,
  choose: (label: string) => `Choose ${label.toLowerCase()}`,
  amount: (label: string) => `${label} must be an amount in rupees with at most two decimals`,
  month: (label: string) => `${label} must be a month as yyyy-mm`,
  date: (label: string) => `${label} must be a date as yyyy-mm-dd`,
  digits: (label: string, count: number) => `${label} must have exactly ${count} digits`,
  pictureRef: (label: string) => `${label} must be an uploaded picture`,
  loginId: 'Username 5 digit Required',
  loginPassword: 'Password Required',
  studentId: 'Student ID must have 3 to 16 letters, digits or hyphens',
  birthInPast: 'Date of birth must be in the past',
  admissionAfterBirth: 'Date of admission cannot be before the date of birth',
  streamRequired: 'Choose stream for classes 11 and 12',
  hindiNeedsUpBoard: 'Hindi medium is offered with the UP board only',
  feesFrom: 'Choose a month from April of this session to April of the next',
  classOfMedium: 'This class is not offered in the chosen medium',
  aboveZero: (label: string) => `${label} must be more than zero`,
  atMost: (label: string, count: number) => `${label} can have at most ${count} entries`,
  howMuch: 'Enter a number above zero with at most two decimals',
  atMostWhole: 'A concession can be at most 100 per cent',
  throughBeforeFrom: 'The last month cannot be before the first',
  invalidPayment: 'Enter valid payment amount',
  paymentExceedsDue: 'Payment Amount Cannot Exceed Outstanding Due',
  passwordAgain: 'Type the password again',
  passwordsDiffer: 'The two passwords are not the same',
  staffId: 'This is not the id of an account',
  page: 'Page must be a whole number from 1',
  pageSize: 'Page size must be a whole number from 1 to 100',
  sort: 'This list cannot be sorted by that column',
} satisfies Readonly<Record<string, Sentence>>;

/** Why the school's rules refuse what is right in itself. */
const refusals = {
  'invalid-amount': 'Enter valid payment amount',
  'exceeds-due': 'Payment Amount Cannot Exceed Outstanding Due',
  'balance-changed': 'Balance has changed. Please find the student again.',
  'branch-changed': 'The branch of this student has changed. Please find the student again.',
  'key-used-elsewhere': 'This payment key was already used for another student.',
  'month-out-of-reach': 'Months can be paid from this one up to the end of the next session',
  'charge-paid': 'This charge has been paid. Void the receipt that paid it first.',
  'reference-missing': 'All payments but cash need a reference',
  'bank-missing': 'A cheque needs the name of its bank',
  'cheque-date-missing': 'A cheque needs its date',
  'key-other-content': 'This payment was already sent with other figures',
  'concession-exceeds-balance': 'A concession cannot be more than what is owed',
  'concession-not-found': 'This concession does not exist any more. Please open the student again.',
  'concession-over': 'This concession has ended already',
  'month-passed': 'Choose this month or one to come; months that passed keep their fee',
  'month-not-to-come': 'Choose a month that has not begun yet',
  'student-not-found': 'No student was found with this Student ID',
  'student-id-taken': 'Student ID already registered',
  'receipt-not-found': 'No receipt was found with this number',
  'receipt-not-voidable': 'Only the receipt of a payment can be voided',
  'receipt-already-voided': 'This receipt is already void',
  'account-waiting': 'Your account is waiting for an administrator to let it in.',
  'too-many-waiting':
    'Too many new accounts are waiting already. Please ask the administrator to look at them.',
  'username-taken': 'This login id is already taken',
  'staff-not-found': 'This account does not exist',
  'staff-not-waiting': 'This account is not waiting any more. Please look at the list again.',
  'staff-not-active': 'This account is not active any more. Please look at the list again.',
  'staff-not-deactivated': 'This account is not deactivated any more. Please look at the list again.',
  'own-account': 'You cannot deactivate your own account',
  'export-too-long': 'This list is too long for one file. Choose fewer rows; CSV takes more than XLSX.',
  'last-admin': 'The last administrator cannot be deactivated',
};

/** The words of the school's rules in one language; every catalogue fills all of it. */
export interface Words {
  readonly labels: Readonly<typeof labels>;
  readonly options: typeof options;
  readonly rules: Readonly<Record<keyof typeof rules, Sentence>>;
  readonly refusals: Readonly<typeof refusals>;
  /** An amount that is not negative, as a receipt writes it out. */
  readonly amountInWords: (amount: Paise) => string;
}

export const englishWords: Words = { labels, options, rules, refusals, amountInWords };
