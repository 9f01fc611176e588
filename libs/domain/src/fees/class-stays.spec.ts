import { noon } from '../school';
import type { ClassMove } from './class-move';
import { classStays, stayOn, staysBy, type Schooled } from './class-stays';

const terms = { medium: 'english', boardType: 'cbse', revision: 0 } as const;
const asha: Schooled = {
  class: '3',
  section: 'a',
  classSession: '2026-27',
  medium: 'english',
  boardType: 'cbse',
  dateOfAdmission: '2026-04-02',
};
/** The end of a session, as it is stored in the terms it ended. */
const ended = (became: ClassMove['became']) => ({
  until: noon('2027-04-01'),
  decidedAt: noon('2027-03-25'),
  section: 'a' as const,
  move: { became, session: '2026-27', by: 'Admin', byId: 'a1' },
});
const third = { ...terms, class: '3', classSession: '2026-27' } as const;
const fourth = { ...terms, class: '4', classSession: '2027-28' } as const;

describe('the classes that a student was in', () => {
  it.each<[string, Schooled, string[]]>([
    ['is in the first one', asha, ['3 2026-27 2026-04-02 to -']],
    [
      'came before this program: nobody knows the class of then',
      { ...asha, dateOfAdmission: '2022-04-01' },
      ['3 2026-27 - to -'],
    ],
    [
      'was written down in a wrong class, which was set right in the same session',
      { ...asha, former: [{ ...terms, class: '4', classSession: '2026-27', until: noon('2026-05-01') }] },
      ['3 2026-27 2026-04-02 to -'],
    ],
    [
      'was promoted, and leaves in the next class',
      {
        ...asha,
        class: '4',
        classSession: '2027-28',
        leftAt: noon('2027-11-20'),
        former: [
          { ...terms, class: '3', classSession: '2026-27', until: noon('2027-04-03') },
          { ...terms, class: '4', classSession: '2027-28', until: noon('2027-11-20') },
        ],
      },
      ['3 2026-27 2026-04-02 to 2027-04-03', '4 2027-28 2027-04-03 to 2027-11-20 left'],
    ],
    [
      'left, and came back into the same class',
      {
        ...asha,
        former: [
          { ...terms, class: '3', classSession: '2026-27', until: noon('2026-08-01') },
          {
            ...terms,
            class: '3',
            classSession: '2026-27',
            until: noon('2026-10-05'),
            leftAt: noon('2026-08-01'),
          },
        ],
      },
      ['3 2026-27 2026-04-02 to 2026-08-01 left', '3 2026-27 2026-10-05 to -'],
    ],
    [
      'was promoted at the end of a session',
      { ...asha, class: '4', classSession: '2027-28', former: [{ ...third, ...ended('promoted') }] },
      ['3 2026-27 2026-04-02 to 2027-04-01 promoted', '4 2027-28 2027-04-01 to -'],
    ],
    [
      'stays in the class',
      { ...asha, classSession: '2027-28', former: [{ ...third, ...ended('detained') }] },
      ['3 2026-27 2026-04-02 to 2027-04-01 detained', '3 2027-28 2027-04-01 to -'],
    ],
    [
      'was promoted by mistake, which was taken back: was never in the next class',
      {
        ...asha,
        former: [
          { ...third, ...ended('promoted') },
          { ...third, class: '4', classSession: '2027-28', ...ended('taken-back') },
        ],
      },
      ['3 2026-27 2026-04-02 to -'],
    ],
    [
      'was promoted by mistake, and stays after all',
      {
        ...asha,
        classSession: '2027-28',
        former: [
          { ...third, ...ended('promoted') },
          { ...third, class: '4', classSession: '2027-28', ...ended('taken-back') },
          { ...third, ...ended('detained') },
        ],
      },
      ['3 2026-27 2026-04-02 to 2027-04-01 detained', '3 2027-28 2027-04-01 to -'],
    ],
    [
      'was promoted in March, and left before the new session began: was never in the next class',
      {
        ...asha,
        class: '4',
        classSession: '2027-28',
        leftAt: noon('2027-03-28'),
        former: [
          { ...third, ...ended('promoted') },
          { ...fourth, until: noon('2027-03-28') },
        ],
      },
      ['3 2026-27 2026-04-02 to 2027-03-28 left promoted'],
    ],
    [
      'was promoted in March, and left on the first day of the new session: was in the next class for a day',
      {
        ...asha,
        class: '4',
        classSession: '2027-28',
        leftAt: noon('2027-04-01'),
        former: [{ ...third, ...ended('promoted') }],
      },
      ['3 2026-27 2026-04-02 to 2027-04-01 promoted', '4 2027-28 2027-04-01 to 2027-04-01 left'],
    ],
    [
      'left in March, after a promotion, and came back into the next class before it began',
      {
        ...asha,
        class: '4',
        classSession: '2027-28',
        former: [
          { ...third, ...ended('promoted') },
          { ...fourth, until: noon('2027-03-28') },
          { ...fourth, until: noon('2027-03-30'), leftAt: noon('2027-03-28') },
        ],
      },
      ['3 2026-27 2026-04-02 to 2027-03-28 left promoted', '4 2027-28 2027-04-01 to -'],
    ],
    [
      'left in March, after a promotion, and came back into the old class',
      {
        ...asha,
        former: [
          { ...third, ...ended('promoted') },
          { ...fourth, until: noon('2027-03-28') },
          { ...fourth, until: noon('2027-03-30'), leftAt: noon('2027-03-28') },
        ],
      },
      ['3 2026-27 2026-04-02 to 2027-03-28 left promoted', '3 2026-27 2027-03-30 to -'],
    ],
    [
      'was said to pass out, and left in the same class',
      {
        ...asha,
        class: '12',
        leftAt: noon('2027-04-20'),
        former: [{ ...third, class: '12', ...ended('passed-out') }],
      },
      ['12 2026-27 2026-04-02 to 2027-04-20 left passed-out'],
    ],
    [
      'was said to pass out, and whose class was set right in the same session: of that class nothing is decided',
      {
        ...asha,
        class: '11',
        former: [
          { ...third, class: '12', ...ended('passed-out') },
          { ...third, class: '12', passesOut: true, until: noon('2027-03-10') },
        ],
      },
      ['11 2026-27 2026-04-02 to -'],
    ],
    [
      'was said to pass out, and goes on in another class all the same',
      {
        ...asha,
        class: '11',
        classSession: '2027-28',
        former: [
          { ...third, class: '12', ...ended('passed-out') },
          { ...third, class: '12', passesOut: true, until: noon('2027-04-10') },
        ],
      },
      ['12 2026-27 2026-04-02 to 2027-04-10 passed-out', '11 2027-28 2027-04-10 to -'],
    ],
    [
      'was said to pass out by mistake',
      {
        ...asha,
        class: '12',
        former: [
          { ...third, class: '12', ...ended('passed-out') },
          { ...third, class: '12', ...ended('taken-back') },
        ],
      },
      ['12 2026-27 2026-04-02 to -'],
    ],
  ])('%s', (_, student, expected) => {
    const stays = classStays(student).map(
      (stay) =>
        `${stay.class} ${stay.session ?? '-'} ${stay.from ?? '-'} to ${stay.to ?? '-'}${stay.hasLeft ? ' left' : ''}${stay.end ? ` ${stay.end.became}` : ''}`,
    );
    expect(stays).toEqual(expected);
  });
});

describe('the class of a day (D70)', () => {
  const promoted = classStays({
    ...asha,
    class: '4',
    classSession: '2027-28',
    former: [{ ...third, ...ended('promoted') }],
  });

  it.each([
    ['before the admission', '2026-04-01', undefined],
    ['on the day of the admission', '2026-04-02', '3'],
    ['on the last day of the session, promoted a week ago', '2027-03-31', '3'],
    ['on the first day of the next one', '2027-04-01', '4'],
  ])('%s', (_, day, schoolClass) => {
    expect(stayOn(promoted, day)?.class).toBe(schoolClass);
  });

  it('does not end before that day', () => {
    expect(staysBy(promoted, '2027-03-31')).toMatchObject([{ class: '3', to: undefined, end: undefined }]);
    expect(staysBy(promoted, '2027-04-01')).toEqual(promoted);
  });
});
