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

/** What the log has in rupees: the fields of these names, and all that stands in these groups. */
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

/** Of these the log has the name of a file that nobody knows by it. */
const PICTURES: readonly string[] = ['profilePictureRef', 'signatureRef'];

/** What the log has by another name than forms do: mostly what narrowed a list that left as a file. */
const CALLED: Readonly<Record<string, string>> = {
  account: 'auditBy',
  action: 'auditAction',
  branch: 'branchCode',
  reminderWay: 'way',
  to: 'lastDay',
};

/** Between the first of several months and the last. */
const THROUGH = ' – ';

const wordOf = (words: object, name: string): string | undefined => {
  const word = Object.entries(words).find(([key]) => key === name)?.[1] as unknown;
  return typeof word === 'string' ? word : undefined;
};

/** What forms call a field. @param value that a list begins with a day or a month by */
const calledAs = (part: string, value: string | undefined): string =>
  part === 'from' && value !== undefined && isCalendarDate(value) ? 'firstDay' : (CALLED[part] ?? part);

/** A field as forms call it, and of which class or branch it is where a group has one each. */
function labelOf(path: readonly string[], value: string | undefined, { labels, options }: Words): string {
  const named = path.map(
    (part) => wordOf(labels, calledAs(part, value)) ?? wordOf(options.importOutcome, part),
  );
  const owners = path.map((part) => wordOf(options.feeBand, part) ?? wordOf(options.branchCode, part));
  const name = named.findLast((one) => one !== undefined) ?? path.join('.');
  return [name, ...owners.filter((one) => one !== undefined)].join(', ');
}

/** A value as it is shown elsewhere: a choice by its word, rupees, days and months as everywhere. */
function shownValue(path: readonly string[], value: string, { options, locale }: Words): string {
  const name = path.at(-1) ?? '';
  const choices = Object.entries(options).find(([key]) => key === name || key === CALLED[name])?.[1] ?? {};
  const word = wordOf(choices, value) ?? wordOf(options.yesNo, value);
  if (word !== undefined) return word;
  if (path.some((part) => IN_RUPEES.includes(part)) && Number.isFinite(Number(value)))
    return formatRupees(fromRupees(Number(value)));
  if (name === 'inMonths')
    return value
      .split(', ')
      .map((month) => monthName(`2000-${month}`, locale))
      .join(', ');
  const months = value.split(THROUGH);
  if (months.every(isMonth)) return monthRangeLabel(months[0] ?? value, months.at(-1) ?? value, locale);
  if (isCalendarDate(value)) return dateLabel(value, locale);
  if (name.endsWith('At') && !Number.isNaN(Date.parse(value))) return dateTimeLabel(new Date(value), locale);
  return headLabel({}, value);
}

/** A change in words: the field as forms call it, and its values as they are shown, `-` where there is none. */
export function auditChangeText({ field, before, after, isHidden }: AuditChange, words: Words): string {
  const path = field.split('.');
  const label = labelOf(path, after ?? before, words);
  if (isHidden === true || path.some((part) => PICTURES.includes(part)))
    return `${label}: ${words.labels.auditHidden}`;
  const shown = (value: string | undefined) => (value === undefined ? '-' : shownValue(path, value, words));
  return before === undefined ? `${label}: ${shown(after)}` : `${label}: ${shown(before)} → ${shown(after)}`;
}

/** Whose id or name is a month or a day; a student ID may look like one. */
const OF_A_TIME: readonly AuditSubject['kind'][] = ['fee-table', 'attendance', 'calendar'];

/** What a line of the log is of, as it is shown: months and days as everywhere, a list that left by its name. */
export function auditSubjectShown(
  subject: AuditSubject,
  { options, locale }: Pick<Words, 'options' | 'locale'>,
): AuditSubject {
  if (subject.kind === 'list')
    return { ...subject, id: wordOf(options.exportedList, subject.id) ?? subject.id };
  if (!OF_A_TIME.includes(subject.kind)) return subject;
  const shown = (text: string) => {
    if (isMonth(text)) return monthLabel(text, locale);
    return isCalendarDate(text) ? dateLabel(text, locale) : text;
  };
  const { id, name } = subject;
  return { ...subject, id: shown(id), ...(name !== undefined && { name: shown(name) }) };
}
