import type { Language, Words } from '@school/domain';
import { sentence } from '../common/words';
import { countColumn, textColumn, type Sheet } from '../exports/sheet';
import type { StoredPictureRow } from './picture-imports.schema';

/** The report of uploaded pictures: every file, its outcome, and the reason (D68). */
export const pictureReport = (
  rows: AsyncIterable<StoredPictureRow>,
  { labels, options }: Words,
  language: Language,
): Sheet<StoredPictureRow> => ({
  file: 'picture-report',
  columns: [
    countColumn(labels.importRow, ({ row }) => row),
    textColumn(labels.importFile, ({ path }) => path),
    textColumn(labels.studentID, ({ studentID }) => studentID),
    textColumn(labels.studentName, ({ name }) => name),
    textColumn(labels.pictureOf, ({ of }) => of && options.pictureOf[of]),
    textColumn(labels.importResult, ({ outcome, state }) =>
      outcome === 'waiting' && state ? options.importState[state] : options.importOutcome[outcome],
    ),
    textColumn(labels.importFaults, ({ refused }) => refused && sentence(language, refused)),
  ],
  rows,
});
