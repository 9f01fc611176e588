import {
  choiceLabel,
  exportFields,
  paise,
  parseRupees,
  type ImportField,
  type ImportValues,
  type Words,
} from '@school/domain';
import { dateColumn, rupeesColumn, textColumn, type Column, type Sheet } from '../exports/sheet';

const dates: readonly ImportField[] = ['dateOfBirth', 'dateOfAdmission'];

const columnOf = (field: ImportField, { labels, options }: Words): Column<ImportValues> => {
  const head = labels[field];
  if (dates.includes(field)) return dateColumn(head, (values) => values[field]);
  if (field === 'previousBalance')
    return rupeesColumn(head, ({ previousBalance }) => parseRupees(previousBalance) ?? paise(0));
  const names = Object.entries(options).find(([name]) => name === field)?.[1];
  return textColumn(head, (values) => {
    const value = values[field];
    return value === undefined || names === undefined ? value : choiceLabel(names, value);
  });
};

/**
 * Students with every field that an import can bring, in the same form: importing the export changes nothing (D68, D69).
 * @param withAdhaar whether an administrator asked for the numbers (D88)
 */
export const studentRecords = (
  rows: AsyncIterable<ImportValues> | Iterable<ImportValues>,
  words: Words,
  withAdhaar: boolean,
): Sheet<ImportValues> => ({
  file: 'student-records',
  columns: exportFields
    .filter((field) => withAdhaar || field !== 'adhaarNumber')
    .map((field) => columnOf(field, words)),
  rows,
});
