import type { RuleMessage } from '../rules';
import { cardNumberAsRead } from '../students';
import type { Words } from '../words';
import {
  copiedFrom,
  importFields,
  type ColumnChoice,
  type ImportField,
  type ImportValues,
} from './import-fields';
import { headLabel, plainDigits } from '../values';
import { readDate, readMonth } from './read-date';
import {
  choiceFieldsIn,
  choiceReaderOf,
  readAmount,
  readClass,
  readConcession,
  readMobiles,
  readName,
  readSection,
  readWholeName,
  type ChoiceField,
  type Reading,
} from './read-words';

/** A fault in a field of a row, with the message that a schema would give. */
export interface Fault {
  readonly field: ImportField;
  readonly message: RuleMessage;
}

/** A row as it was read. */
export interface ReadRow {
  /** The cells as they stand in the file, or as they were corrected; empty cells are left out. */
  readonly texts: ImportValues;
  readonly values: ImportValues;
  readonly faults: readonly Fault[];
}

type Reader = (text: string) => Reading;

const nameFields = [
  'studentFirstName',
  'studentLastName',
  'fatherName',
  'motherName',
  'guardianName',
] as const;

/** Removes the `.0` that a sheet adds to a number without decimals. */
const wholeNumber = (text: string) => text.replace(/^(\d+)\.0+$/, '$1');

/** The error that a failing formula leaves: `#N/A`, `#REF!`, `#NAME?`. */
const ERROR_SIGN = /^#(?:N\/A|[A-Z0-9/]+[!?])$/u;

/** The signs that a spreadsheet writes for Hindi letters in a CSV that is not in UTF-8; a name would be lost without a word. */
const LETTERS_LOST = /\?{2,}/;

/** Removes the mark that an export puts before text that a spreadsheet could take for a formula (D69). */
const withoutFormulaMark = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

/**
 * Makes the reader of a register's rows.
 * @param words the catalogues whose names of choices are known; @param today `yyyy-mm-dd` in Asia/Kolkata
 */
export function rowReader(words: readonly Words[], today: string) {
  const valueReader =
    (
      field: ImportField,
      message: 'importDate' | 'month' | 'amount' | 'importUnknown',
      read: (text: string) => string | undefined,
    ): Reader =>
    (text) => {
      const value = read(plainDigits(text));
      return value === undefined ? message : { [field]: value };
    };
  const choiceReader = (field: ChoiceField): Reader =>
    valueReader(field, 'importUnknown', choiceReaderOf(field, words));
  const readers: Partial<Record<ImportField, Reader>> = {
    studentID: (text) => ({ studentID: wholeNumber(plainDigits(text)).replace(/\s+/gu, '') }),
    studentName: readWholeName,
    dateOfBirth: valueReader('dateOfBirth', 'importDate', (text) => readDate(text, today)),
    dateOfAdmission: valueReader('dateOfAdmission', 'importDate', (text) => readDate(text, today)),
    adhaarNumber: (text) => ({ adhaarNumber: wholeNumber(plainDigits(text)) }),
    primaryMobile: (text) => readMobiles(wholeNumber(plainDigits(text))),
    secondaryMobile: (text) => ({ secondaryMobile: wholeNumber(plainDigits(text)) }),
    class: (text) => readClass(wholeNumber(plainDigits(text))),
    section: valueReader('section', 'importUnknown', readSection),
    boardRollNo: (text) => ({ boardRollNo: wholeNumber(plainDigits(text)) }),
    cardNumber: (text) => ({ cardNumber: cardNumberAsRead(wholeNumber(plainDigits(text))) }),
    previousBalance: valueReader('previousBalance', 'amount', readAmount),
    feesFrom: valueReader('feesFrom', 'month', (text) => readMonth(text, today)),
    concessionValue: valueReader('concessionValue', 'amount', readConcession),
    concessionFrom: valueReader('concessionFrom', 'month', (text) => readMonth(text, today)),
  };
  for (const field of choiceFieldsIn(words)) readers[field] ??= choiceReader(field);
  for (const field of nameFields) readers[field] = (text) => ({ [field]: readName(text) });
  const readCell = (field: ImportField, text: string): Reading => {
    if (ERROR_SIGN.test(text)) return 'importFormula';
    if (LETTERS_LOST.test(text)) return 'importLettersLost';
    return readers[field]?.(text) ?? { [field]: text };
  };

  return (cells: readonly string[], columns: readonly ColumnChoice[], fixes: ImportValues = {}): ReadRow => {
    const texts = textsOf(cells, columns, fixes);
    const ownValues: Partial<Record<ImportField, string>> = {};
    const impliedValues: [ImportField, string][] = [];
    const faults: Fault[] = [];
    for (const field of importFields) {
      const text = texts[field];
      if (text === undefined) continue;
      const reading = readCell(field, text);
      if (typeof reading === 'string') faults.push({ field, message: reading });
      else
        for (const [name, value] of entriesOf(reading))
          if (name === field) ownValues[name] = value;
          else impliedValues.push([name, value]);
    }
    for (const [field, value] of impliedValues) {
      // A field's own cell comes first; section and stream must agree with the class cell, as otherwise one of them is mistyped.
      if (ownValues[field] === undefined) ownValues[field] = value;
      else if ((field === 'section' || field === 'stream') && ownValues[field] !== value)
        faults.push({ field, message: 'importDisagrees' });
    }
    return { texts, values: ownValues, faults };
  };
}

const entriesOf = (values: ImportValues) => Object.entries(values) as [ImportField, string][];

function textsOf(
  cells: readonly string[],
  columns: readonly ColumnChoice[],
  fixes: ImportValues,
): ImportValues {
  const cellOf = ({ column }: ColumnChoice) => withoutFormulaMark((cells[column ?? -1] ?? '').trim());
  const cellTexts = columns
    .filter(({ head }) => head === undefined)
    .map((choice) => [choice.field, cellOf(choice)] as const);
  const fixedTexts = entriesOf(fixes).map(([field, text]) => [field, text.trim()] as const);
  // A head that has a column of its own is one of the heads that the row names.
  const headTexts = columns.flatMap((choice) => {
    const text = choice.head === undefined ? '' : cellOf(choice);
    return text === '' ? [] : [`${headLabel({}, choice.head ?? '')}: ${text}`];
  });
  const takenHeads = [Object.fromEntries(cellTexts).takenHeads ?? '', ...headTexts].filter(
    (text) => text !== '',
  );
  const texts = Object.fromEntries([...cellTexts, ['takenHeads', takenHeads.join('; ')], ...fixedTexts]);
  return Object.fromEntries(entriesOf(texts).filter(([, text]) => text !== ''));
}

/** The values of a new student, with the office's choices for empty cells. */
export function withOfficeChoices(values: ImportValues, columns: readonly ColumnChoice[]): ImportValues {
  const filled: Partial<Record<ImportField, string>> = { ...values };
  for (const { field, otherwise, copies } of columns) {
    if (filled[field] !== undefined) continue;
    const from = copies === true ? copiedFrom[field] : undefined;
    const value = from === undefined ? otherwise : filled[from];
    if (value !== undefined && value !== '') filled[field] = value;
  }
  return filled;
}
