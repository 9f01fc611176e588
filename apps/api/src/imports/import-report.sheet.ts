import { sentenceOf, type Words } from '@school/domain';
import { countColumn, textColumn, type Sheet } from '../exports/sheet';
import { maskedChange } from './imports.mapper';
import type { StoredRow } from './imports.schema';

/** The faults and warnings of a row, each as a sentence. */
const problemsText = ({ faults = [], warnings = [] }: StoredRow, words: Words): string =>
  [...faults, ...warnings].map(({ field, message }) => sentenceOf(words, field, message)).join('; ');

const changesText = ({ changes = [] }: StoredRow, { labels }: Words): string =>
  changes
    .map(maskedChange)
    .map(({ field, before, after }) => `${labels[field]}: ${before === '' ? '-' : before} → ${after}`)
    .join('; ');

const nameOf = ({ texts = {} }: StoredRow): string =>
  texts.studentName ??
  [texts.studentFirstName, texts.studentLastName].filter((part) => part !== undefined).join(' ');

/** The report of an import: every row of the file, its outcome, and the reason (D68). */
export const importReport = (rows: AsyncIterable<StoredRow>, words: Words): Sheet<StoredRow> => {
  const { labels, options } = words;
  return {
    file: 'import-report',
    columns: [
      countColumn(labels.importRow, ({ row }) => row),
      textColumn(labels.studentID, ({ texts }) => texts?.studentID),
      textColumn(labels.studentName, nameOf),
      textColumn(labels.importResult, ({ outcome, state }) =>
        outcome === 'waiting' && state ? options.importState[state] : options.importOutcome[outcome],
      ),
      textColumn(labels.importFaults, (row) => problemsText(row, words)),
      textColumn(labels.auditChanges, (row) => changesText(row, words)),
    ],
    rows,
  };
};
