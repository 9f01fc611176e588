import { choiceLabel, nextDay, type Occasion, type Words } from '@school/domain';
import ICAL from 'ical.js';
import { SCHOOL_BRANCH, SCHOOL_CLASSES, WRITTEN_HERE } from './calendar-file-words';

// A line has at most 75 octets, including the space that starts a continued line; the library does not count that space.
ICAL.foldLength = 74;

/** The parts of an occasion that are written into a file. */
export type WrittenOccasion = Omit<Occasion, 'id' | 'changedBy'> & { readonly uid: string };

/** Whom an occasion is for, in words, in the place field of a calendar; empty where it is for everybody. */
const audienceOf = ({ branch, classes }: WrittenOccasion, { options, labels }: Words): string =>
  [
    ...(branch === undefined ? [] : [choiceLabel(options.branchCode, branch)]),
    ...(classes === undefined
      ? []
      : [`${labels.classes}: ${classes.map((one) => choiceLabel(options.class, one)).join(', ')}`]),
  ].join(', ');

function eventOf(occasion: WrittenOccasion, words: Words): ICAL.Component {
  const { uid, title, note, firstDay, lastDay, occasionKind, branch, classes, revision, changedAt } =
    occasion;
  const event = new ICAL.Component('vevent');
  const put = (name: string, value: string | number | ICAL.Time | undefined) => {
    if (value !== undefined && value !== '') event.addPropertyWithValue(name, value);
  };
  put('uid', uid);
  put('dtstamp', ICAL.Time.fromJSDate(changedAt, true));
  put('sequence', revision);
  put('dtstart', ICAL.Time.fromDateString(firstDay));
  // The day after the last one: the end of an all-day event is exclusive (D63).
  put('dtend', ICAL.Time.fromDateString(nextDay(lastDay)));
  put('summary', title);
  put('description', note);
  put('location', audienceOf(occasion, words));
  put('categories', occasionKind.toUpperCase());
  put('transp', 'TRANSPARENT');
  put(SCHOOL_BRANCH, branch);
  put(SCHOOL_CLASSES, classes?.join(','));
  return event;
}

/** The calendar as an ICS file, which other calendars read (D63). @param name the name under which they show it */
export function writeCalendarFile(occasions: readonly WrittenOccasion[], name: string, words: Words): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', WRITTEN_HERE);
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', 'Asia/Kolkata');
  for (const occasion of occasions) calendar.addSubcomponent(eventOf(occasion, words));
  return `${calendar.toString()}\r\n`;
}
