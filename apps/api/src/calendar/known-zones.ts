import ICAL from 'ical.js';

/** The parts of a rule by which the clock changes once a year. The library works out every change that other rules make. */
const CLOCK_PARTS = ['BYMONTH', 'BYDAY', 'BYMONTHDAY'];

/** The most changes of the clock in a file; a zone that Outlook writes has 900, as its rules begin in 1601. */
const MOST_CHANGES = 10_000;

/** A zone counts as so many changes even without any: the library looks for the zone of a time among all of them. */
const CHANGES_OF_ZONE = 100;

const LAST_TIME = ICAL.Time.fromData({ year: 9999, month: 12, day: 31 });

const rulesOf = (clock: ICAL.Component): readonly ICAL.Recur[] =>
  clock
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur);

/** The changes of the clock up to a year, or more than any file may have where a rule is none of a clock. */
function changesUpTo(year: number, clock: ICAL.Component): number {
  const begin = clock.getFirstPropertyValue('dtstart');
  const changes = rulesOf(clock).map(({ freq, parts }) =>
    freq === 'YEARLY' &&
    Object.keys(parts).every((part) => CLOCK_PARTS.includes(part)) &&
    begin instanceof ICAL.Time
      ? Math.max(0, year - begin.year)
      : Infinity,
  );
  return 1 + changes.reduce((sum, count) => sum + count, 0);
}

/**
 * Removes the time zones of a calendar that would take too long to work out; times in them then count as those of a zone that
 * the file does not explain. The others are worked out here, once, and up to the year after the last one that counts.
 */
export function keepKnownZones(calendar: ICAL.Component, lastYear: number): void {
  let changes = 0;
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const name = zone.getFirstPropertyValue('tzid');
    const clocks = zone.getAllSubcomponents();
    const further = clocks.reduce((sum, clock) => sum + changesUpTo(lastYear, clock), CHANGES_OF_ZONE);
    if (typeof name !== 'string' || changes + further > MOST_CHANGES) {
      calendar.removeSubcomponent(zone);
      continue;
    }
    changes += further;
    for (const rule of clocks.flatMap(rulesOf))
      if (!rule.until || rule.until.year > lastYear)
        rule.until = ICAL.Time.fromData({ year: lastYear + 1, month: 12, day: 31 });
    // Otherwise each later year would have all of them worked out again.
    calendar.getTimeZoneByID(name).utcOffset(LAST_TIME);
  }
}
