import { foldText } from '../rules';
import type { Words } from '../words';
import { importFields, type ImportField } from './import-fields';

/** Folds a text to its letters and digits, without bracketed remarks: `Father's Name` and `FATHERS NAME.` become equal. */
export const onlyLettersAndDigits = (text: string): string =>
  foldText(text.replace(/\([^)]*\)/gu, ' ')).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Names that registers use for columns, besides the program's own names. */
const alsoCalled: Readonly<Partial<Record<ImportField, string>>> = {
  studentID:
    'scholar no, scholar number, sr no, s r no, admission no, adm no, admission number, reg no, registration no, student no, id, enrollment no, enrolment no, छात्र आईडी, छात्र संख्या, प्रवेश संख्या, पंजीकरण संख्या, स्कॉलर नं, एस आर नं, दाखिला नं',
  studentName:
    'name, student name, name of student, name of the student, students name, pupil name, full name, child name, candidate name, नाम, छात्र का नाम, विद्यार्थी का नाम, छात्र छात्रा का नाम, बच्चे का नाम, पूरा नाम',
  studentFirstName: 'first name, given name, student first name, fname, प्रथम नाम',
  studentLastName: 'last name, surname, family name, student last name, lname, अंतिम नाम, सरनेम, कुलनाम',
  dateOfBirth: 'dob, d o b, birth date, birthdate, date of birth, जन्मतिथि, जन्म दिनांक, जन्म तारीख',
  gender: 'sex, gender, boy girl, m f, छात्र छात्रा',
  category: 'caste category, category, social category, श्रेणी, जाति वर्ग, कोटि',
  subCategory: 'caste, sub category, sub caste, जाति, उपजाति',
  disability: 'handicapped, divyang, cwsn, दिव्यांग, विकलांग',
  adhaarNumber:
    'aadhar, aadhaar, adhar, adhaar, aadhar no, aadhaar no, adhar no, uid, aadhar number, aadhaar number, आधार, आधार नं, आधार नंबर, आधार कार्ड नं',
  primaryMobile:
    'mobile, mobile no, mobile number, phone, phone no, phone number, contact, contact no, contact number, father mobile, fathers mobile, whatsapp no, मोबाइल, मोबाइल नं, मोबाइल नंबर, फोन नं, फोन, संपर्क',
  secondaryMobile:
    'alternate mobile, other mobile, mobile 2, second mobile, mother mobile, mothers mobile, alternate no, दूसरा मोबाइल नं',
  familyLanguage:
    'language, family language, language of family, mother tongue, home language, भाषा, मातृभाषा, घर की भाषा',
  fatherName:
    'father, fathers name, father name, name of father, f name, पिता, पिता का नाम, पिता जी का नाम, पिताजी का नाम',
  motherName:
    'mother, mothers name, mother name, name of mother, m name, माता, माता का नाम, माता जी का नाम, माँ का नाम',
  guardianName: 'guardian, guardian name, guardians name, अभिभावक, संरक्षक, संरक्षक का नाम',
  guardianRelation: 'relation, relationship, relation with guardian, guardian relation, संबंध',
  address: 'residence, permanent address, postal address, full address, पता, निवास, स्थायी पता',
  conveyance: 'transport, bus, conveyance, वाहन, परिवहन',
  wingType: 'wing, विंग',
  boardType: 'board, बोर्ड',
  medium: 'medium, language medium, माध्यम',
  class: 'class, std, standard, grade, class section, class sec, present class, कक्षा, दर्जा, कक्षा वर्ग',
  section: 'sec, section, अनुभाग, खंड',
  stream: 'stream, faculty, संकाय, विषय वर्ग',
  admissionType: 'type of admission, regular private, admission type',
  dateOfAdmission:
    'doa, admission date, date of adm, adm date, joining date, प्रवेश दिनांक, दाखिला तिथि, प्रवेश की तिथि',
  boardRollNo: 'roll no, board roll, board roll no, roll number, अनुक्रमांक, रोल नं',
  cardNumber:
    'card, card no, card number, rfid, rfid no, rfid number, rfid card no, कार्ड, कार्ड नं, कार्ड संख्या, आरएफआईडी',
  previousBalance:
    'due, dues, old dues, previous dues, previous due, balance, opening balance, arrears, arrear, pending fee, fee due, fees due, dues amount, बकाया, पुराना बकाया, शेष, पिछला शेष',
  feesFrom: 'fee from, fees start, fee start month, fees from month, शुल्क माह, शुल्क कब से',
  takenHeads: 'heads, heads taken, taken heads, services, मद, लिए गए मद',
  concession: 'concession type, concession kind, kind of concession, discount type, छूट का प्रकार',
  concessionValue: 'concession, discount, fee concession, concession amount, discount amount, रियायत, छूट',
  concessionFrom: 'concession from, discount from, छूट कब से',
  concessionReason:
    'concession reason, reason for concession, discount reason, remark concession, छूट का कारण',
  moreConcessions: 'other concessions, further concessions, अन्य छूट',
};

/** The field of each squeezed heading; the program's own names come before those that registers use. */
function fieldsByHeading(words: readonly Words[]): ReadonlyMap<string, ImportField> {
  const fields = new Map<string, ImportField>();
  const addName = (heading: string, field: ImportField) => {
    const key = onlyLettersAndDigits(heading);
    if (key !== '' && !fields.has(key)) fields.set(key, field);
  };
  for (const { labels } of words) for (const field of importFields) addName(labels[field], field);
  for (const field of importFields) addName(field, field);
  for (const field of importFields)
    for (const heading of (alsoCalled[field] ?? '').split(',')) addName(heading, field);
  return fields;
}

/** The deepest line to which a title may push the headings. */
const DEEPEST = 20;

/** The headings of a register, and where its rows begin. */
export interface Headings {
  /** A heading for each column; empty where there is none. */
  readonly texts: readonly string[];
  /** The field that each column is taken for; each field occurs once. */
  readonly fields: readonly (ImportField | undefined)[];
  /** The number of lines above the first row. */
  readonly lines: number;
}

const cellAt = (lines: readonly (readonly string[])[], line: number, column: number) =>
  (lines[line]?.[column] ?? '').trim();

/** Repeats a heading that spans several columns, as it stands only in the first of them. */
function spreadHeadings(cells: readonly string[], width: number): string[] {
  let lastHeading = '';
  return Array.from(
    { length: width },
    (_, column) => (lastHeading = (cells[column] ?? '').trim() || lastHeading),
  );
}

/**
 * Finds the headings of a register: in one line or in two, in any order and language, below any title.
 * @param lines at least the first lines of the file
 * @param words the catalogues whose names of fields are known
 */
export function findHeadings(lines: readonly (readonly string[])[], words: readonly Words[]): Headings {
  const fieldByHeading = fieldsByHeading(words);
  const width = Math.max(0, ...lines.slice(0, DEEPEST).map((line) => line.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  // Registers in two languages have both in one cell: `कक्षा / Class`.
  const fieldOf = (heading: string) =>
    [heading, ...heading.split(/[/|\n]/u)]
      .map((part) => fieldByHeading.get(onlyLettersAndDigits(part)))
      .find((field) => field);

  const eachFieldOnce = (candidates: readonly (ImportField | undefined)[]) =>
    candidates.map((field, column) => (candidates.indexOf(field) === column ? field : undefined));
  const inOneLine = (line: number): Headings => {
    const texts = columns.map((column) => cellAt(lines, line, column));
    return { texts, fields: eachFieldOnce(texts.map(fieldOf)), lines: line + 1 };
  };
  const inTwoLines = (line: number): Headings => {
    const above = spreadHeadings(lines[line] ?? [], width);
    const texts = columns.map((column) => {
      const below = cellAt(lines, line + 1, column);
      const upper = cellAt(lines, line, column);
      return below === '' ? upper : [above[column], below].filter((part) => part !== '').join(' ');
    });
    const fields = columns.map((column) => {
      const below = cellAt(lines, line + 1, column);
      return (
        fieldOf(texts[column] ?? '') ??
        fieldOf(below) ??
        (below === '' ? undefined : fieldOf(cellAt(lines, line, column)))
      );
    });
    return { texts, fields: eachFieldOnce(fields), lines: line + 2 };
  };

  const fieldCount = ({ fields }: Headings) => fields.filter((field) => field !== undefined).length;
  const noHeadings: Headings = {
    texts: columns.map(() => ''),
    fields: columns.map(() => undefined),
    lines: 0,
  };
  const tops = lines.slice(0, DEEPEST).map((_, line) => line);
  // One line wins if two do not find more fields; otherwise a title would become part of every heading.
  return [...tops.map(inOneLine), ...tops.map(inTwoLines)].reduce(
    (best, headings) => (fieldCount(headings) > fieldCount(best) ? headings : best),
    noHeadings,
  );
}
