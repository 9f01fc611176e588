import { noon } from '../test/counter';
import { classStays, type Schooled } from './class-stays';

const terms = { medium: 'english', boardType: 'cbse', revision: 0 } as const;
const asha: Schooled = { class: '3', classSession: '2026-27', dateOfAdmission: '2026-04-02' };

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
  ])('%s', (_, student, expected) => {
    const said = classStays(student).map(
      (stay) =>
        `${stay.class} ${stay.session ?? '-'} ${stay.from ?? '-'} to ${stay.to ?? '-'}${stay.hasLeft ? ' left' : ''}`,
    );
    expect(said).toEqual(expected);
  });
});
