import {
  choiceLabel,
  accountLabel,
  auditChangeText,
  auditSubjectShown,
  type AuditEntry,
  type Words,
} from '@school/domain';
import { instantColumn, textColumn, type Sheet } from '../exports/sheet';

/** The audit log as a file; the changes of a line are one text (D60, D69). */
export const auditSheet = (rows: AsyncIterable<AuditEntry>, words: Words): Sheet<AuditEntry> => ({
  file: 'audit-log',
  columns: [
    instantColumn(words.labels.auditAt, ({ at }) => at),
    textColumn(words.labels.auditBy, ({ by }) => by && accountLabel(by.fname, by.username)),
    textColumn(words.labels.auditAction, ({ action }) => choiceLabel(words.options.auditAction, action)),
    textColumn(words.labels.auditSubject, ({ subject }) => auditSubjectShown(subject, words).id),
    textColumn(words.labels.auditName, ({ subject }) => auditSubjectShown(subject, words).name),
    textColumn(
      words.labels.auditAddress,
      ({ address, isAtOfficePc }) =>
        address ?? (isAtOfficePc === true ? words.labels.auditOfficePc : undefined),
    ),
    textColumn(words.labels.auditChanges, ({ changes }) =>
      changes.map((change) => auditChangeText(change, words)).join('; '),
    ),
  ],
  rows,
});
