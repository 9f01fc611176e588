import type { ImportField, RowState } from '@school/domain';

/** The expected state of a row, and the cell at which it is refused. */
interface Expected {
  readonly row: number;
  readonly state: RowState;
  readonly at?: ImportField;
}

/** A register as a school keeps it, and the expected state of each row. */
export interface Register {
  readonly lines: readonly (readonly string[])[];
  readonly expected: readonly Expected[];
}

const HEADS = [
  ['M.L.M. Education Centre: register of students, session 2026-27'],
  [],
  [
    'S.R. No.',
    'Name of',
    '',
    '',
    'Date of',
    '',
    'कक्षा / Class',
    'Contact',
    'लिंग',
    'धर्म',
    'Category',
    'Aadhaar No.',
    'Address',
    'Old dues',
    'Remarks',
  ],
  ['', 'Student', 'Father', 'Mother', 'Birth', 'Admission', '', 'Mobile', '', '', '', '', '', '', ''],
];

const FIRST = [
  'Asha',
  'Rahul',
  'Sunita',
  'Imran',
  'Kavita',
  'Deepak',
  'Farida',
  'Gopal',
  'आशा',
  'राहुल',
  'सुनीता',
  'कविता',
];
const LAST = ['Verma', 'Mishra', 'Khan', 'Yadav', 'Chaurasia', 'Singh', 'वर्मा', 'मिश्रा', 'यादव', 'Gupta'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const GENDERS = ['M', 'F', 'Boy', 'Girl', 'पुरुष', 'महिला', 'male', 'Female'];
const RELIGIONS = ['Hindu', 'हिन्दू', 'Muslim', 'Sikh', 'Christian'];
const CATEGORIES = ['General', 'OBC', 'S.C.', 'सामान्य', 'Gen', 'ST'];
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

const of = <Value>(values: readonly Value[], n: number): Value => {
  const value = values[n % values.length];
  if (value === undefined) throw new RangeError('Nothing to choose from');
  return value;
};
const two = (n: number) => String(n).padStart(2, '0');
const devanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

/** A day in the format of this row: ISO, Indian, short, with dots, a spreadsheet's number, Devanagari. */
function date(n: number, year: number): string {
  const [day, month] = [1 + (n % 28), 1 + (n % 12)];
  const serial = Math.round(Date.UTC(year, month - 1, day) / 86_400_000) + 25_569;
  return of(
    [
      `${year}-${two(month)}-${two(day)}`,
      `${day}/${month}/${year}`,
      `${day}-${of(MONTHS, month - 1)}-${String(year).slice(2)}`,
      `${two(day)}.${two(month)}.${year}`,
      String(serial),
      devanagari(`${two(day)}/${two(month)}/${year}`),
    ],
    n,
  );
}

const dues = (n: number) => {
  const rupees = (n % 40) * 100;
  return of(
    [
      `Rs. ${rupees.toLocaleString('en-IN')}/-`,
      String(rupees),
      `₹${rupees}.00`,
      'nil',
      '',
      devanagari(String(rupees)),
    ],
    n,
  );
};

const mobile = (n: number) => {
  const digits = `9${String(100_000_000 + n * 37).slice(-9)}`;
  return of(
    [
      digits,
      `+91 ${digits}`,
      `0${digits}`,
      `+91-${digits.slice(0, 5)}-${digits.slice(5)}`,
      `${digits}, 9800000001`,
    ],
    n,
  );
};

const schoolClass = (n: number) => {
  const grade = n % 10;
  return of(
    [
      `${of(ROMAN, grade)}-A`,
      String(grade + 1),
      `कक्षा ${grade + 1}`,
      `Class ${of(ROMAN, grade)} B`,
      `${grade + 1}${['st', 'nd', 'rd'][grade] ?? 'th'}`,
    ],
    n,
  );
};

/** The wrong rows, each with another error, and the cell at which it is reported. */
const wrongs: readonly (readonly [
  every: number,
  offset: number,
  column: number,
  text: string,
  at: ImportField,
])[] = [
  [50, 3, 2, '', 'fatherName'],
  [70, 11, 4, '31/02/2015', 'dateOfBirth'],
  [80, 13, 6, 'XV-A', 'class'],
  [90, 17, 11, '12345678901', 'adhaarNumber'],
  [100, 19, 13, '500 Cr', 'previousBalance'],
  [110, 23, 0, '', 'studentID'],
  [120, 29, 7, '98765', 'primaryMobile'],
  [130, 31, 8, 'unknown', 'gender'],
  [140, 37, 1, 'Asha', 'studentLastName'],
];

/** The same register every time, in different spellings and formats. @param count its number of rows */
export function messyRegister(count: number): Register {
  const lines: string[][] = [];
  const expected: Expected[] = [];
  for (let n = 0; n < count; n += 1) {
    const row = HEADS.length + 1 + n;
    const id = String(5000 + n);
    const father = `${of(['Shri ', '', 'Mr. '], n)}${of(FIRST, n + 3)} ${of(LAST, n)}`;
    const cells = [
      n % 9 === 4 ? devanagari(id) : id,
      `${of(FIRST, n)} ${n % 3 === 0 ? 'Kumar ' : ''}${of(LAST, n + 5)}`,
      father,
      `Smt. ${of(FIRST, n + 2)} ${of(LAST, n)}`,
      date(n, 2008 + (n % 10)),
      date(n + 1, 2020 + (n % 5)),
      schoolClass(n),
      mobile(n),
      of(GENDERS, n),
      of(RELIGIONS, n),
      of(CATEGORIES, n),
      `${1000 + (n % 8999)} ${2000 + (n % 7999)} ${1234 + n}`,
      `${n + 1} Station Road`,
      dues(n),
      n % 5 === 0 ? 'old student' : '',
    ];
    const twice = n % 60 === 7;
    if (twice) cells[0] = String(5000 + n - 1);
    const wrong = twice ? undefined : wrongs.find(([every, offset]) => n % every === offset);
    if (wrong) cells[wrong[2]] = wrong[3];
    lines.push(cells);
    const at = twice ? 'studentID' : wrong?.[4];
    expected.push(at === undefined ? { row, state: 'new' } : { row, state: 'refused', at });
  }
  return { lines: [...HEADS, ...lines], expected };
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A register as a CSV file. */
export const asCsv = (lines: readonly (readonly string[])[]): Buffer =>
  Buffer.from(lines.map((line) => line.map(quoted).join(',')).join('\r\n'), 'utf8');
