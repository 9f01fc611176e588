import { classSectionName, type Words } from '@school/domain';
import { instantColumn, textColumn, type Sheet } from '../exports/sheet';
import type { StaffAccountAnswer } from './staff.answers';

/** `MLMEC VII A: Class teacher, Hindi, English` */
const taughtLabel = (
  { subjects, isClassTeacher, ...section }: StaffAccountAnswer['teaching'][number],
  { classTeacher }: Words['labels'],
) => `${classSectionName(section)}: ${[...(isClassTeacher ? [classTeacher] : []), ...subjects].join(', ')}`;

/** The accounts as a file, in the words of the caller (D69). */
export const staffSheet = (
  rows: readonly StaffAccountAnswer[],
  { labels, options }: Words,
): Sheet<StaffAccountAnswer> => ({
  file: 'staff',
  columns: [
    textColumn(labels.fname, ({ fname }) => fname),
    textColumn(labels.username, ({ username }) => username),
    textColumn(labels.role, ({ role }) => options.role[role]),
    textColumn(labels.rights, ({ role, rights }) =>
      role === 'office' ? rights.map((right) => options.right[right]).join(', ') : undefined,
    ),
    textColumn(labels.teaching, ({ teaching }) =>
      teaching.length > 0 ? teaching.map((one) => taughtLabel(one, labels)).join('; ') : undefined,
    ),
    textColumn(labels.staffStatus, ({ status }) => options.staffStatus[status]),
    instantColumn(labels.statusSince, ({ statusSince }) => new Date(statusSince)),
    textColumn(labels.registeredFrom, ({ registeredFrom }) => registeredFrom),
    instantColumn(labels.createdAt, ({ createdAt }) => new Date(createdAt)),
  ],
  rows,
});
