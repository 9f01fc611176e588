import type ICAL from 'ical.js';

/** The parts that every rule may have besides its frequency. */
const COMMON_PARTS = ['freq', 'interval', 'count', 'until', 'wkst'];

/** More parts for each frequency, as people choose them in a calendar. With some other parts the library never ends. */
const PARTS_OF_FREQUENCY: Readonly<Record<string, readonly string[]>> = {
  DAILY: [],
  WEEKLY: ['byday'],
  MONTHLY: ['byday', 'bymonthday'],
  YEARLY: ['bymonth', 'bymonthday'],
};

const LARGEST_INTERVAL = 100;

/** Whether a yearly rule names no day, or the day on which it begins anyway, as some calendars write it. */
const isOwnDay = (ruleValue: unknown, startValue: number) =>
  ruleValue === undefined || [ruleValue].flat().map(Number).join() === String(startValue);

/** Whether an event repeats in a way whose days can be worked out. */
export function isKnownRule({ component, startDate }: ICAL.Event): boolean {
  const rules = component.getAllProperties('rrule');
  return rules.every((property) => {
    const rule = (property.getFirstValue() as ICAL.Recur).toJSON() as Readonly<Record<string, unknown>>;
    const partsOfFrequency = PARTS_OF_FREQUENCY[String(rule['freq'])];
    if (partsOfFrequency === undefined || Number(rule['interval'] ?? 1) > LARGEST_INTERVAL) return false;
    if (!Object.keys(rule).every((part) => [...COMMON_PARTS, ...partsOfFrequency].includes(part)))
      return false;
    if (rule['freq'] !== 'YEARLY') return true;
    return isOwnDay(rule['bymonth'], startDate.month) && isOwnDay(rule['bymonthday'], startDate.day);
  });
}

/** Writes the day into a yearly rule: the library alone makes 1 March of 29 February. */
export function nameOwnDay({ component, startDate }: ICAL.Event): void {
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    if (rule.freq !== 'YEARLY') continue;
    rule.setComponent('BYMONTH', [startDate.month]);
    rule.setComponent('BYMONTHDAY', [startDate.day]);
  }
}
