import {
  accept,
  DAY,
  LONGEST_OCCASION,
  MOST_IN_CALENDAR_FILE,
  refuse,
  schoolDate,
  type Outcome,
  type ReadOccasion,
} from '@school/domain';
import ICAL from 'ical.js';
import { keepKnownZones } from './known-zones';
import { isKnownRule, nameOwnDay } from './repeating';
import { KIND, SCHOOL_BRANCH, SCHOOL_CLASSES, WRITTEN_HERE } from './calendar-file-words';

/** The days within which repeating events are read, both included. */
export interface Reach {
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * The most steps that the rules of a file may take in all: an event that began long ago has many days before the first that
 * counts. So many take about a second, in which nobody else is answered.
 */
const MOST_STEPS = 30_000;

/** The longest length that an event can state, in seconds; the library counts each day of it. */
const LONGEST_LENGTH = (10 * 366 * DAY) / 1000;

/** The steps that are left for the file. */
interface Effort {
  steps: number;
}

/** The day of an all-day time, or of a time of day the day in Asia/Kolkata; without a time zone, the day that is written. */
function dayOf(time: ICAL.Time): string {
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  if (!time.isDate && !isFloating) return schoolDate(time.toJSDate());
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${String(time.year).padStart(4, '0')}-${twoDigits(time.month)}-${twoDigits(time.day)}`;
}

/** The last day of an event: that of the moment before its end, as an all-day end or midnight belongs to the next day (D63). */
function lastDayOf(start: ICAL.Time, end: ICAL.Time): string {
  if (end.compare(start) <= 0) return dayOf(start);
  const lastMoment = end.clone();
  lastMoment.adjust(end.isDate ? -1 : 0, 0, 0, end.isDate ? 0 : -1);
  return dayOf(lastMoment);
}

const textOf = (event: ICAL.Component, name: string): string | undefined => {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

const kindOf = (event: ICAL.Component) =>
  event
    .getAllProperties('categories')
    .flatMap((property) => property.getValues() as readonly unknown[])
    .map((category) => KIND.get(String(category).trim().toLowerCase()))
    .find((kind) => kind !== undefined);

/** The revision of an occasion when this office wrote the file; other calendars count in their own way. */
function revisionOf(event: ICAL.Component): number | undefined {
  const sequence = event.getFirstPropertyValue('sequence');
  const isOwn = event.parent.getFirstPropertyValue('prodid') === WRITTEN_HERE;
  return isOwn && typeof sequence === 'number' ? sequence : undefined;
}

const titleOf = (event: ICAL.Component): string => textOf(event, 'summary') ?? '';

const occasionOf = (
  uid: string,
  component: ICAL.Component,
  start: ICAL.Time,
  end: ICAL.Time,
): ReadOccasion => ({
  uid,
  title: titleOf(component),
  note: textOf(component, 'description')?.slice(0, LONGEST_OCCASION.note),
  firstDay: dayOf(start),
  lastDay: lastDayOf(start, end),
  occasionKind: kindOf(component),
  branch: textOf(component, SCHOOL_BRANCH),
  classes: textOf(component, SCHOOL_CLASSES)?.split(','),
  revision: revisionOf(component),
  isCancelled: textOf(component, 'status')?.toUpperCase() === 'CANCELLED',
});

/** The times of a repeating event with its first one, which the library leaves out where there are only dates and no rule. */
function* timesOf(event: ICAL.Event): Generator<ICAL.Time> {
  if (!event.component.hasProperty('rrule')) yield event.startDate;
  const times = event.iterator();
  // `next` is empty once the rule has ended, whatever the types of the library say.
  for (let next: ICAL.Time | null | undefined; (next = times.next() as typeof next);) yield next;
}

/** The days that were removed from a repeating event: this is how Google cancels one of them. */
const removedDays = (event: ICAL.Event): ReadonlySet<string> =>
  new Set(
    event.component
      .getAllProperties('exdate')
      .flatMap((property) => property.getValues() as ICAL.Time[])
      .map(dayOf),
  );

/** The days of a repeating event within the reach; each is an occasion of its own, recognised by its day. */
function repeatedOccasions(
  uid: string,
  event: ICAL.Event,
  { firstDay, lastDay }: Reach,
  effort: Effort,
): readonly ReadOccasion[] {
  const title = titleOf(event.component);
  if (!isKnownRule(event)) return [{ uid, title, repeatsOddly: true }];
  checkLength(event.duration);
  nameOwnDay(event);
  const removed = removedDays(event);
  const occasions = [...removed]
    .filter((day) => firstDay <= day && day <= lastDay)
    .map((day): ReadOccasion => ({
      uid: `${uid}/${day}`,
      title,
      firstDay: day,
      lastDay: day,
      isCancelled: true,
    }));
  for (const time of timesOf(event)) {
    if (effort.steps === 0 || occasions.length > MOST_IN_CALENDAR_FILE || dayOf(time) > lastDay) break;
    effort.steps -= 1;
    // The library overlooks the second of two removed days between two that stay.
    if (removed.has(dayOf(time))) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(time);
    const occasion = occasionOf(`${uid}/${dayOf(time)}`, item.component, startDate, endDate);
    if (occasion.lastDay !== undefined && occasion.lastDay >= firstDay) occasions.push(occasion);
  }
  return occasions;
}

/** @throws Error for a length that no event has, which the library would count for hours */
function checkLength(length: unknown): void {
  if (length instanceof ICAL.Duration && !(Math.abs(length.toSeconds()) <= LONGEST_LENGTH))
    throw new Error('An event is too long');
}

/** Whether a component is a single changed day of a repeating event; it has the id of the whole event. */
const isChangedDay = (component: ICAL.Component) => component.hasProperty('recurrence-id');

function occasionsOf(
  components: readonly ICAL.Component[],
  reach: Reach,
  effort: Effort,
): readonly ReadOccasion[] {
  const changedDays = components.filter(isChangedDay);
  const wholeEventUids = new Set(
    components.filter((one) => !isChangedDay(one)).map((one) => textOf(one, 'uid')),
  );
  return components.flatMap((component) => {
    const eventUid = textOf(component, 'uid');
    const isOfAnother = isChangedDay(component) && wholeEventUids.has(eventUid);
    if (isOfAnother) return [];
    const title = titleOf(component);
    if (!component.hasProperty('dtstart')) return [{ uid: eventUid ?? title, title }];
    // All exceptions are named: on its own the library would also take those of other events.
    const exceptions = component.hasProperty('rrule')
      ? changedDays.filter((one) => textOf(one, 'uid') === eventUid)
      : [];
    const event = new ICAL.Event(component, { exceptions });
    const { startDate } = event;
    // An event without an id is recognised by its title and first day.
    const eventKey = eventUid ?? `${title}@${dayOf(startDate)}`;
    const uid = isChangedDay(component) ? `${eventKey}/${dayOf(event.recurrenceId)}` : eventKey;
    return event.isRecurring()
      ? repeatedOccasions(uid, event, reach, effort)
      : [occasionOf(uid, component, startDate, event.endDate)];
  });
}

/** The text of a file, its lines unfolded as bytes: some calendars fold inside a letter, and a Hindi letter has three bytes. */
const textIn = (file: Buffer): string =>
  Buffer.from(file.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1')
    .toString('utf8')
    .replace(/^\uFEFF/, '');

/** The calendars of a file; usually there is one. */
const calendarsIn = (text: string): readonly ICAL.Component[] => {
  const parsed = ICAL.parse(text) as unknown[];
  const roots = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
  return roots.map((root) => new ICAL.Component(root)).filter(({ name }) => name === 'vcalendar');
};

/**
 * Reads an ICS file: one occasion for each of its events; of several with one id, the last counts (D63).
 * @param reach the days within which repeating events are read
 */
export function readCalendarFile(
  file: Buffer,
  reach: Reach,
): Outcome<readonly ReadOccasion[], 'calendar-unreadable' | 'calendar-too-long'> {
  try {
    const calendars = calendarsIn(textIn(file));
    if (calendars.length === 0) return refuse('calendar-unreadable', 'file');
    const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
    const tooLong = refuse('calendar-too-long', 'file', String(MOST_IN_CALENDAR_FILE));
    if (events.length > MOST_IN_CALENDAR_FILE) return tooLong;
    for (const calendar of calendars) keepKnownZones(calendar, Number(reach.lastDay.slice(0, 4)));
    for (const event of events) checkLength(event.getFirstPropertyValue('duration'));
    const effort = { steps: MOST_STEPS };
    const occasions = [...new Map(occasionsOf(events, reach, effort).map((one) => [one.uid, one])).values()];
    return effort.steps === 0 || occasions.length > MOST_IN_CALENDAR_FILE ? tooLong : accept(occasions);
  } catch {
    // The library throws when the text is no calendar, and has no error type of its own for it.
    return refuse('calendar-unreadable', 'file');
  }
}
