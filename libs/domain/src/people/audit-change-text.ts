import {
  dateLabel,
  dateTimeLabel,
  isCalendarDate,
  isMonth,
  monthLabel,
  monthName,
  monthRangeLabel,
} from '../school';
import { formatRupees, fromRupees, headLabel } from '../values';
import type { Words } from '../words';
import type { AuditChange, AuditSubject } from './audit';

/** The fields that the log has in rupees: those with these names, and everything in groups with these names. */
const IN_RUPEES: readonly string[] = [
  'amount',
  'bands',
  'charges',
  'closingFloat',
  'counted',
  'difference',
  'dues',
  'expected',
  'handedOver',
  'monthly',
  'monthlyFee',
  'monthSum',
  'moved',
  'openingFloat',
  'outstanding',
  'outstandingDue',
  'paidAmount',
  'previousBalance',
  'registration',
  'returnedChequeFine',
  'security',
];

/** The fields for which the log only has a file name, which means nothing to a reader. */
const PICTURES: readonly string[] = ['profilePictureRef', 'signatureRef'];

/** The form's name for each field that the log names differently: mostly the filters of a list exported as a file. */
const LABEL_KEYS: Readonly<Record<string, string>> = {
  account: 'auditBy',
  action: 'auditAction',
  branch: 'branchCode',
  reminderWay: 'way',
  to: 'lastDay',
};

/** Stands between the first month and the last of several. */
const RANGE_DASH = ' – ';

const wordOf = (words: object, name: string): string | undefined => {
  const word = Object.entries(words).find(([key]) => key === name)?.[1] as unknown;
  return typeof word === 'string' ? word : undefined;
};

/** The name that forms use for a field. @param value tells whether the `from` of a list is a day or a month */
const labelKeyOf = (part: string, value: string | undefined): string =>
  part === 'from' && value !== undefined && isCalendarDate(value) ? 'firstDay' : (LABEL_KEYS[part] ?? part);

/** The label that forms use for a field, with its class or branch if a group has a field for each. */
function labelOf(path: readonly string[], value: string | undefined, { labels, options }: Words): string {
  const partNames = path.map(
    (part) => wordOf(labels, labelKeyOf(part, value)) ?? wordOf(options.importOutcome, part),
  );
  const owners = path.map((part) => wordOf(options.feeBand, part) ?? wordOf(options.branchCode, part));
  const name = partNames.findLast((one) => one !== undefined) ?? path.join('.');
  return [name, ...owners.filter((one) => one !== undefined)].join(', ');
}

/** A value as other screens show it: a choice by its word; rupees, days and months in their usual form. */
function shownValue(path: readonly string[], value: string, { options, locale }: Words): string {
  const name = path.at(-1) ?? '';
  const choices =
    Object.entries(options).find(([key]) => key === name || key === LABEL_KEYS[name])?.[1] ?? {};
  const word = wordOf(choices, value) ?? wordOf(options.yesNo, value);
  if (word !== undefined) return word;
  if (path.some((part) => IN_RUPEES.includes(part)) && Number.isFinite(Number(value)))
    return formatRupees(fromRupees(Number(value)));
  if (name === 'inMonths')
    return value
      .split(', ')
      .map((month) => monthName(`2000-${month}`, locale))
      .join(', ');
  const months = value.split(RANGE_DASH);
  if (months.every(isMonth)) return monthRangeLabel(months[0] ?? value, months.at(-1) ?? value, locale);
  if (isCalendarDate(value)) return dateLabel(value, locale);
  if (name.endsWith('At') && !Number.isNaN(Date.parse(value))) return dateTimeLabel(new Date(value), locale);
  return headLabel({}, value);
}

/** A change in words: the label that forms use for the field, and its values as screens show them, `-` for none. */
export function auditChangeText({ field, before, after, isHidden }: AuditChange, words: Words): string {
  const path = field.split('.');
  const label = labelOf(path, after ?? before, words);
  if (isHidden === true || path.some((part) => PICTURES.includes(part)))
    return `${label}: ${words.labels.auditHidden}`;
  const shown = (value: string | undefined) => (value === undefined ? '-' : shownValue(path, value, words));
  return before === undefined ? `${label}: ${shown(after)}` : `${label}: ${shown(before)} → ${shown(after)}`;
}

/** The kinds of subject whose id or name is a month or a day; a student ID may only look like one. */
const DATED_SUBJECTS: readonly AuditSubject['kind'][] = ['fee-table', 'attendance', 'calendar'];

/** The subject of a log line as it is shown: months and days in their usual form, an exported list by its name. */
export function auditSubjectShown(
  subject: AuditSubject,
  { options, locale }: Pick<Words, 'options' | 'locale'>,
): AuditSubject {
  if (subject.kind === 'list')
    return { ...subject, id: wordOf(options.exportedList, subject.id) ?? subject.id };
  if (!DATED_SUBJECTS.includes(subject.kind)) return subject;
  const shown = (text: string) => {
    if (isMonth(text)) return monthLabel(text, locale);
    return isCalendarDate(text) ? dateLabel(text, locale) : text;
  };
  const { id, name } = subject;
  return { ...subject, id: shown(id), ...(name !== undefined && { name: shown(name) }) };
}
