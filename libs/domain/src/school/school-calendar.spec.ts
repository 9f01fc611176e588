import {
  dateTimeLabel,
  dayFrom,
  dayRangeLabel,
  daysSince,
  isCalendarDate,
  longDayLabel,
  monthLabel,
  monthName,
  schoolDate,
  timeLabel,
  clockRangeLabel,
} from './school-calendar';

describe('dates of the school', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-13-01', false],
    ['2026-4-1', false],
    ['1899-12-31', false],
    ['2026-04-01T00:00:00Z', false],
    ['', false],
  ])('%j is a date: %j', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });

  it.each([
    ['2026-11-23', '2026-11-23', 0],
    ['2026-11-22', '2026-11-23', 1],
    ['2026-02-27', '2026-03-02', 3],
    ['2026-03-02', '2026-02-27', -3],
  ])('counts days: %s was on %s so many days ago: %d', (day, today, days) => {
    expect(daysSince(day, today)).toBe(days);
    expect(dayFrom(day, days)).toBe(today);
  });

  it('turn at midnight in Kolkata', () => {
    expect(schoolDate(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
  });

  it('are shown as people write them', () => {
    expect(dayRangeLabel('2026-11-22', '2026-12-05', 'en-IN')).toBe('22 Nov 2026 – 5 Dec 2026');
    expect(dayRangeLabel('2026-11-22', '2026-11-22', 'en-IN')).toBe('22 Nov 2026');
    expect(monthLabel('2026-11', 'en-IN')).toBe('Nov 2026');
    expect(dateTimeLabel(new Date('2026-11-21T05:00:00Z'), 'en-IN')).toBe('21 Nov 2026, 10:30 am');
    expect(timeLabel(new Date('2026-11-21T03:42:00Z'), 'en-IN')).toBe('9:12 am');
    expect(longDayLabel(new Date('2026-11-21T19:00:00Z'), 'en-IN')).toBe('Sunday, 22 November 2026');
  });

  it.each([
    ['in Hindi', 'hi-IN'],
    ['in Hindi on a machine that would write its own digits', 'hi-IN-u-nu-deva'],
  ])('are shown %s with the digits 0 to 9', (_, locale) => {
    expect(monthLabel('2026-11', locale)).toMatch(/^नव\S* 2026$/);
    expect(dateTimeLabel(new Date('2026-11-21T05:00:00Z'), locale)).toMatch(/^21 नव\S* 2026, सुबह 10:30$/);
    expect(timeLabel(new Date('2026-11-21T03:42:00Z'), locale)).toBe('सुबह 9:12');
  });

  it.each([
    ['before the gate opens', '05:40', '5:40 am', 'सुबह 5:40'],
    ['when the counter opens', '09:05', '9:05 am', 'सुबह 9:05'],
    ['at noon', '12:00', '12:00 pm', 'दोपहर 12:00'],
    ['after school', '14:30', '2:30 pm', 'दोपहर 2:30'],
    ['when the drawer is closed', '17:15', '5:15 pm', 'शाम 5:15'],
    ['at night', '21:00', '9:00 pm', 'रात 9:00'],
    ['just after midnight', '00:10', '12:10 am', 'रात 12:10'],
  ])('are told %s as each language does', (_, time, english, hindi) => {
    const instant = new Date(`2026-11-21T${time}:00+05:30`);
    expect(timeLabel(instant, 'en-IN')).toBe(english);
    expect(timeLabel(instant, 'hi-IN')).toBe(hindi);
  });

  it('are told from one to another, each in one piece', () => {
    expect(clockRangeLabel('12:20', '13:00', 'en-IN')).toBe('12:20\u00a0pm\u00a0– 1:00\u00a0pm');
    expect(clockRangeLabel('08:00', '08:40', 'hi-IN')).toBe('सुबह\u00a08:00\u00a0– सुबह\u00a08:40');
  });

  it('are written by the thousand with one formatter of each kind, as an old PC takes long to make one', () => {
    const { DateTimeFormat } = Intl;
    const tell = () =>
      `${dateTimeLabel(new Date('2026-11-21T05:00:00Z'), 'en-IN')} ${monthName('2026-11', 'en-IN')}`;
    const told = tell();
    const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
      return new DateTimeFormat(locale, options);
    });
    expect(tell()).toBe(told);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
