import type ICAL from 'ical.js';

/** What a rule may say beside how often it repeats. */
const COUNTED = ['freq', 'interval', 'count', 'until', 'wkst'];

/** What else, for each of them: what people choose in a calendar. The library never ends with some of the rest. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  DAILY: [],
  WEEKLY: ['byday'],
  MONTHLY: ['byday', 'bymonthday'],
  YEARLY: ['bymonth', 'bymonthday'],
};

const LARGEST_INTERVAL = 100;

/** Of a year a rule may name the day that it begins on anyway, as some calendars write it. */
const isOwnDay = (given: unknown, own: number) =>
  given === undefined || [given].flat().map(Number).join() === String(own);

/** Whether an event repeats in a way of which its days can be told. */
export function isKnownRule({ component, startDate }: ICAL.Event): boolean {
  const rules = component.getAllProperties('rrule');
  return rules.every((property) => {
    const rule = (property.getFirstValue() as ICAL.Recur).toJSON() as Readonly<Record<string, unknown>>;
    const known = KNOWN[String(rule['freq'])];
    if (known === undefined || Number(rule['interval'] ?? 1) > LARGEST_INTERVAL) return false;
    if (!Object.keys(rule).every((part) => [...COUNTED, ...known].includes(part))) return false;
    if (rule['freq'] !== 'YEARLY') return true;
    return isOwnDay(rule['bymonth'], startDate.month) && isOwnDay(rule['bymonthday'], startDate.day);
  });
}

/** Says of what repeats every year on which day: the library alone makes 1 March of 29 February. */
export function nameOwnDay({ component, startDate }: ICAL.Event): void {
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    if (rule.freq !== 'YEARLY') continue;
    rule.setComponent('BYMONTH', [startDate.month]);
    rule.setComponent('BYMONTHDAY', [startDate.day]);
  }
}
