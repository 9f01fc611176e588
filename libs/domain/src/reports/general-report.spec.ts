import { paise } from '../values';
import { generalReport, type GeneralSources, type StudentCount } from './general-report';

const here = (
  where: Partial<StudentCount>,
  students: number,
  admitted = 0,
  of: Partial<StudentCount> = {},
): StudentCount => ({
  branch: 'MLMEC',
  class: '3',
  section: 'a',
  gender: 'female',
  category: 'general',
  ...where,
  ...of,
  students,
  admitted,
});

const sources: GeneralSources = {
  students: [
    here({ class: '10' }, 4),
    here({ class: '3' }, 20, 2),
    here({ class: '3' }, 18, 1, { gender: 'male', category: 'obc' }),
    here({ class: '3', section: 'b' }, 10, 0, { gender: 'other', category: 'sc' }),
    here({ branch: 'MLMIC', class: 'hindi', section: '*' }, 7, 7, { category: 'minority' }),
  ],
  left: [{ branch: 'MLMEC', class: '9', section: '*', left: 2 }],
  owed: [
    { branch: 'MLMEC', class: '3', section: 'a', students: 3, amount: paise(90000) },
    { branch: 'MLMEC', class: '3', section: 'b', students: 1, amount: paise(30000) },
    { branch: 'MLMEC', class: '5', section: 'a', students: 0, amount: paise(0) },
  ],
  attendance: [
    { branch: 'MLMEC', class: '3', tally: { present: 90, absent: 8, leave: 1, half: 2 } },
    { branch: 'MLMEC', class: '10', tally: { present: 10, absent: 0, leave: 0, half: 0 } },
  ],
};

describe('the general report', () => {
  const { sections, classes, total } = generalReport(sources);

  it('has the classes of each branch in their order, and their sections', () => {
    expect(classes.map((one) => `${one.branch} ${one.class}`)).toEqual([
      'MLMEC 3',
      'MLMEC 9',
      'MLMEC 10',
      'MLMIC hindi',
    ]);
    expect(sections.map((one) => `${one.class} ${one.section}`)).toEqual([
      '3 a',
      '3 b',
      '9 *',
      '10 a',
      'hindi *',
    ]);
  });

  it.each([
    ['boys', classes[0]?.genders.male, 18],
    ['girls', classes[0]?.genders.female, 20],
    ['students', classes[0]?.students, 48],
    ['of a category', classes[0]?.categories.sc, 10],
    ['admitted', classes[0]?.admitted, 3],
    ['owing', classes[0]?.owing, 4],
    ['outstanding', classes[0]?.outstanding, 120000],
    ['days of attendance', classes[0]?.tally.present, 90],
    ['of a section', sections[1]?.outstanding, 30000],
    ['left a class where nobody sits', classes[1]?.left, 2],
    ['all students', total.students, 59],
    ['all days', total.tally.present, 100],
  ])('counts %s', (_, figure, expected) => {
    expect(figure).toBe(expected);
  });

  it('has lists that come to the total', () => {
    for (const list of [sections, classes]) {
      expect(list.reduce((all, { students }) => all + students, 0)).toBe(total.students);
      expect(list.reduce((all, { outstanding = 0 }) => all + outstanding, 0)).toBe(total.outstanding);
      expect(list.reduce((all, { left }) => all + left, 0)).toBe(total.left);
    }
  });

  it('says nothing of money to whoever may not read of it', () => {
    const { total: without } = generalReport({ ...sources, owed: undefined });
    expect(without).not.toHaveProperty('owing');
    expect(without).not.toHaveProperty('outstanding');
    expect(without.students).toBe(59);
  });
});
