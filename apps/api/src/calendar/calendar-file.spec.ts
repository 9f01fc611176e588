import { englishWords, type ReadOccasion } from '@school/domain';
import { readCalendarFile } from './read-calendar-file';
import { writeCalendarFile, type WrittenOccasion } from './write-calendar-file';

const REACH = { firstDay: '2026-04-01', lastDay: '2028-03-31' };

const file = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const readText = (text: string) => readCalendarFile(Buffer.from(text), REACH);

const DIWALI = ['UID:diwali', 'SUMMARY:Diwali', 'DTSTART;VALUE=DATE:20261108'];

function read(...events: readonly (readonly string[])[]): readonly ReadOccasion[] {
  const outcome = readText(file(...events));
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

const days = (lines: readonly string[]) =>
  read(['UID:x', 'SUMMARY:X', ...lines]).map(({ firstDay, lastDay }) =>
    firstDay === lastDay ? firstDay : `${firstDay ?? ''}..${lastDay ?? ''}`,
  );

describe('the days of an event of another calendar', () => {
  it.each([
    [
      'all day, the end exclusive',
      ['DTSTART;VALUE=DATE:20261108', 'DTEND;VALUE=DATE:20261109'],
      ['2026-11-08'],
    ],
    [
      'several days',
      ['DTSTART;VALUE=DATE:20261108', 'DTEND;VALUE=DATE:20261112'],
      ['2026-11-08..2026-11-11'],
    ],
    [
      'over the end of a year',
      ['DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20270106'],
      ['2026-12-25..2027-01-05'],
    ],
    ['without an end', ['DTSTART;VALUE=DATE:20261108'], ['2026-11-08']],
    [
      'an end that is its beginning',
      ['DTSTART;VALUE=DATE:20261108', 'DTEND;VALUE=DATE:20261108'],
      ['2026-11-08'],
    ],
    ['a length', ['DTSTART;VALUE=DATE:20261108', 'DURATION:P2D'], ['2026-11-08..2026-11-09']],
    ['in UTC, the next day in India', ['DTSTART:20261107T190000Z', 'DTEND:20261107T200000Z'], ['2026-11-08']],
    ['up to midnight in India', ['DTSTART:20261108T040000Z', 'DTEND:20261108T183000Z'], ['2026-11-08']],
    [
      'a zone that the file does not explain',
      ['DTSTART;TZID=Asia/Kolkata:20261108T233000', 'DTEND;TZID=Asia/Kolkata:20261108T234500'],
      ['2026-11-08'],
    ],
    ['no zone at all', ['DTSTART:20261108T233000', 'DTEND:20261109T003000'], ['2026-11-08..2026-11-09']],
  ])('%s', (_, lines, found) => {
    expect(days(lines)).toEqual(found);
  });

  it.each([
    ['the second Saturdays', 'FREQ=MONTHLY;BYDAY=2SA;COUNT=3', ['2026-11-14', '2026-12-12', '2027-01-09']],
    ['every year, as far as two sessions reach', 'FREQ=YEARLY', ['2026-11-14', '2027-11-14']],
    [
      'every year, as Outlook writes it',
      'FREQ=YEARLY;BYMONTHDAY=14;BYMONTH=11',
      ['2026-11-14', '2027-11-14'],
    ],
    ['every second day', 'FREQ=DAILY;INTERVAL=2;UNTIL=20261118', ['2026-11-14', '2026-11-16', '2026-11-18']],
  ])('repeats: %s', (_, rule, found) => {
    expect(days(['DTSTART;VALUE=DATE:20261114', `RRULE:${rule}`])).toEqual(found);
  });

  it.each([
    ['29 February every year', '20240229', 'FREQ=YEARLY', ['2028-02-29']],
    [
      '29 February every year, as Outlook writes it',
      '20240229',
      'FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2',
      ['2028-02-29'],
    ],
    [
      'the 31st of each month',
      '20270131',
      'FREQ=MONTHLY;COUNT=3',
      ['2027-01-31', '2027-03-31', '2027-05-31'],
    ],
  ])('repeats on that day alone, and in no year or month that has none: %s', (_, first, rule, found) => {
    expect(days([`DTSTART;VALUE=DATE:${first}`, `RRULE:${rule}`])).toEqual(found);
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY',
    'FREQ=WEEKLY;INTERVAL=100000000',
  ])('is told by nobody where it repeats as %s', (rule) => {
    const [one] = read(['UID:x', 'SUMMARY:X', 'DTSTART;VALUE=DATE:20261114', `RRULE:${rule}`]);
    expect(one).toEqual({ uid: 'x', title: 'X', repeatsOddly: true });
  });

  it('is on the day that it begins, and on those that are named beside it', () => {
    expect(days(['DTSTART;VALUE=DATE:20261107', 'RDATE;VALUE=DATE:20261114,20261121'])).toEqual([
      '2026-11-07',
      '2026-11-14',
      '2026-11-21',
    ]);
  });

  it('calls off a day that was taken out, also beside one on which it never was', () => {
    const saturdays = [
      'UID:sat',
      'SUMMARY:Saturday',
      'DTSTART;TZID=Asia/Kolkata:20261107T090000',
      'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=3',
      'EXDATE;TZID=Asia/Kolkata:20261111T090000,20261114T090000',
    ];
    expect(
      read(saturdays)
        .filter(({ isCancelled }) => isCancelled !== true)
        .map(({ firstDay }) => firstDay),
    ).toEqual(['2026-11-07', '2026-11-21']);
    expect(read(saturdays)).toContainEqual({
      uid: 'sat/2026-11-14',
      title: 'Saturday',
      firstDay: '2026-11-14',
      lastDay: '2026-11-14',
      isCancelled: true,
    });
  });

  it('leaves alone what it called off before the sessions that count', () => {
    expect(
      days(['DTSTART;VALUE=DATE:20260107', 'RRULE:FREQ=WEEKLY;UNTIL=20260408', 'EXDATE;VALUE=DATE:20260114']),
    ).toEqual(['2026-04-01', '2026-04-08']);
  });

  it('moves a day that was moved', () => {
    const saturdays = [
      'UID:sat',
      'SUMMARY:Second Saturday',
      'DTSTART;VALUE=DATE:20261114',
      'RRULE:FREQ=MONTHLY;BYDAY=2SA;COUNT=2',
    ];
    const moved = [
      'UID:sat',
      'RECURRENCE-ID;VALUE=DATE:20261212',
      'SUMMARY:Third Saturday',
      'DTSTART;VALUE=DATE:20261219',
    ];
    expect(read(saturdays, moved, DIWALI).map(({ uid, firstDay }) => [uid, firstDay])).toEqual([
      ['sat/2026-11-14', '2026-11-14'],
      ['sat/2026-12-12', '2026-12-19'],
      ['diwali', '2026-11-08'],
    ]);
  });
});

describe('an event of another calendar', () => {
  it('says its title, its note, its kind, and that it was called off', () => {
    expect(
      read([
        ...DIWALI,
        'DESCRIPTION:Public holiday\\nin India',
        'CATEGORIES:Family,Holidays',
        'STATUS:CANCELLED',
      ])[0],
    ).toMatchObject({
      title: 'Diwali',
      note: 'Public holiday\nin India',
      occasionKind: 'holiday',
      isCancelled: true,
    });
  });

  it('has no kind where its category is a word of the program', () => {
    const [occasion] = read([...DIWALI, 'CATEGORIES:constructor,__proto__']);
    expect(occasion?.occasionKind).toBeUndefined();
  });

  it.each([
    ['counts in a zone whose clock changes once a year', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', '2026-11-09'],
    ['counts as written in one with a change a day, which would take hours', 'FREQ=DAILY', '2026-11-08'],
  ])('%s', (_, rule, day) => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Far', 'BEGIN:STANDARD', 'DTSTART:20201101T020000'];
    const offsets = [
      'TZOFFSETFROM:-0900',
      'TZOFFSETTO:-1000',
      `RRULE:${rule}`,
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const event = file(['UID:x', 'SUMMARY:X', 'DTSTART;TZID=Far:20261108T233000']);
    const text = event.replace('BEGIN:VEVENT', [...zone, ...offsets, 'BEGIN:VEVENT'].join('\r\n'));
    expect(readText(text)).toMatchObject({ value: [{ firstDay: day }] });
  });

  it('has a Hindi title whole, wherever its line was folded', () => {
    const title = 'दीवाली की छुट्टी';
    const whole = Buffer.from(file(['UID:x', `SUMMARY:${title}`, ...DIWALI.slice(2)]));
    const within = whole.indexOf(title) + 4;
    const folded = Buffer.concat([whole.subarray(0, within), Buffer.from('\r\n '), whole.subarray(within)]);
    expect(readCalendarFile(folded, REACH)).toMatchObject({ value: [{ title }] });
  });

  it('is one, however often its id stands in the file: the last counts', () => {
    expect(read(DIWALI, [...DIWALI, 'DTEND;VALUE=DATE:20261110']).map(({ lastDay }) => lastDay)).toEqual([
      '2026-11-09',
    ]);
  });

  it('is known again by what it says where it has no id, and needs a day and a title', () => {
    expect(read(DIWALI.slice(1))[0]?.uid).toBe('Diwali@2026-11-08');
    expect(read(['UID:x'])).toEqual([{ uid: 'x', title: '' }]);
  });
});

it.each([
  ['nothing', '', 'calendar-unreadable'],
  ['a text', 'Holidays of the year', 'calendar-unreadable'],
  ['a register of students', 'studentID,name\r\n1,Asha', 'calendar-unreadable'],
  ['a card of an address book', 'BEGIN:VCARD\r\nFN:Asha\r\nEND:VCARD\r\n', 'calendar-unreadable'],
  [
    'an event of many years, whose days would be counted for hours',
    file([...DIWALI, 'DURATION:P9999D']),
    'calendar-unreadable',
  ],
  ['a date that is none', file([...DIWALI.slice(0, 2), 'DTSTART;VALUE=DATE:2026']), 'calendar-unreadable'],
  [
    'more than a school has',
    file(...Array.from({ length: 1001 }, (_, at) => [`UID:${at}`, ...DIWALI.slice(1)])),
    'calendar-too-long',
  ],
  [
    'what repeats every day in many ways',
    file(...['a', 'b'].map((uid) => [`UID:${uid}`, 'DTSTART;VALUE=DATE:20260401', 'RRULE:FREQ=DAILY'])),
    'calendar-too-long',
  ],
  [
    'what repeats every day since long ago, in many ways',
    file(
      ...Array.from({ length: 900 }, (_, at) => [
        `UID:${at}`,
        'DTSTART;VALUE=DATE:19730101',
        'RRULE:FREQ=DAILY',
      ]),
    ),
    'calendar-too-long',
  ],
])('a file is refused that is %s', (_, text, code) => {
  expect(readText(text)).toMatchObject({ ok: false, code, field: 'file' });
});

describe('the file for other calendars', () => {
  const exam: WrittenOccasion = {
    uid: '66@school-calendar',
    revision: 2,
    occasionKind: 'exam',
    title: 'अर्धवार्षिक परीक्षा; कक्षा नौ, दस और बारह के सभी छात्रों के लिए, सुबह की पाली',
    note: 'Bring pen, ruler;\nno phones',
    firstDay: '2026-12-25',
    lastDay: '2027-01-05',
    branch: 'MLMIC',
    classes: ['9', '10'],
    changedAt: new Date('2026-11-24T03:30:00Z'),
  };

  const text = writeCalendarFile([exam], 'M.L.M.', englishWords);
  const lines = text.split('\r\n');

  it('is what Google Calendar and Outlook ask for: all-day, the end exclusive, stamped, folded at 75 octets', () => {
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      expect.stringMatching(/^PRODID:/),
      'VERSION:2.0',
      'CALSCALE:GREGORIAN',
    ]);
    for (const line of [
      'UID:66@school-calendar',
      'DTSTAMP:20261124T033000Z',
      'SEQUENCE:2',
      'DTSTART;VALUE=DATE:20261225',
      'DTEND;VALUE=DATE:20270106',
      'DESCRIPTION:Bring pen\\, ruler\\;\\nno phones',
      'CATEGORIES:EXAM',
      'TRANSP:TRANSPARENT',
    ])
      expect(lines).toContain(line);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('says everything that it said when it comes back', () => {
    const back = readText(text);
    const { changedAt: _, ...said } = exam;
    expect(back).toEqual({ ok: true, value: [{ ...said, isCancelled: false }] });
  });
});
