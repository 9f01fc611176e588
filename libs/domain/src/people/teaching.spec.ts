import { sentences } from '../test/sentences';
import {
  classSectionName,
  isClassTeacherOf,
  staffTeachingSchema,
  taughtIn,
  teachesClass,
  teachesSubjectInClass,
  teachesSection,
  teachesSubject,
  teachingChanges,
  teachingOf,
  type TaughtSection,
  type Teaching,
} from './teaching';

const sevenA = { branch: 'MLMEC', class: '7', section: 'a' } as const;
const sevenB = { branch: 'MLMEC', class: '7', section: 'b' } as const;
const otherSevenA = { branch: 'MLMIC', class: '7', section: 'a' } as const;

const science: TaughtSection = { ...sevenA, subjects: ['Science', 'Mathematics'], isClassTeacher: false };
const classTeacher: TaughtSection = { ...otherSevenA, subjects: [], isClassTeacher: true };
const given: Teaching = [science, classTeacher];

describe('what a teacher is given (D58, D61)', () => {
  it.each([
    ['a section with a subject', sevenA, true],
    ['a section of which they are class teacher alone', otherSevenA, true],
    ['the section beside it', sevenB, false],
    ['the same class of nobody', { ...sevenA, section: '*' } as const, false],
    ['another class', { ...sevenA, class: '8' } as const, false],
  ])('is their own where it is %s', (_, section, isOwn) => {
    expect(teachesSection(given, section)).toBe(isOwn);
    expect(taughtIn(given, section) !== undefined).toBe(isOwn);
  });

  it.each([
    ['that is theirs there', sevenA, 'Science', true],
    ['however it is written', sevenA, 'SCIENCE', true],
    ['that is somebody else’s there', sevenA, 'Hindi', false],
    ['of the section beside it', sevenB, 'Science', false],
    ['where they are class teacher alone', otherSevenA, 'Science', false],
  ])('lets them give marks in a subject %s', (_, section, subject, isTheirs) => {
    expect(teachesSubject(given, section, subject)).toBe(isTheirs);
  });

  it('tells the class teacher of a section, and what is of the whole class', () => {
    expect([sevenA, otherSevenA, sevenB].map((one) => isClassTeacherOf(given, one))).toEqual([
      false,
      true,
      false,
    ]);
    const classes = [sevenB, otherSevenA, { ...sevenA, class: '8' } as const];
    expect(classes.map((one) => teachesClass(given, one))).toEqual([true, true, false]);
  });

  it('tells who teaches a subject in some section of a class', () => {
    const [subject = ''] = given.flatMap(({ subjects }) => subjects);
    expect(teachesSubjectInClass(given, sevenB, subject.toUpperCase())).toBe(true);
    expect(teachesSubjectInClass(given, sevenB, 'Astronomy')).toBe(false);
    expect(teachesSubjectInClass(given, { ...sevenA, class: '8' }, subject)).toBe(false);
  });

  it('tells nothing of the same class in the other branch', () => {
    expect(teachesClass([science], otherSevenA)).toBe(false);
    expect(teachesSubjectInClass([science], otherSevenA, 'Science')).toBe(false);
  });

  it.each([
    ['a teacher', { role: 'teacher', teaching: given } as const, given],
    ['a teacher who was given nothing yet', { role: 'teacher' } as const, []],
    ['a clerk who taught once', { role: 'office', teaching: given } as const, []],
    ['an administrator', { role: 'admin', teaching: given } as const, []],
  ])('is that of %s', (_, account, teaching) => {
    expect(teachingOf(account)).toEqual(teaching);
  });

  it.each([
    [sevenA, 'MLMEC VII A'],
    [{ ...sevenA, section: '*' } as const, 'MLMEC VII'],
    [{ branch: 'MLMIC', class: 'lkg', section: 'b' } as const, 'MLMIC LKG B'],
  ])('calls a section by its name', (section, name) => {
    expect(classSectionName(section)).toBe(name);
  });
});

describe('what an administrator gives', () => {
  const staffID = 'a'.repeat(24);
  const said = (teaching: unknown, revision: unknown = 0) =>
    sentences(staffTeachingSchema, { staffID, revision, teaching });

  it('is taken as it is typed, tidied', () => {
    const asked = { staffID, revision: 0, teaching: [{ ...science, subjects: ['  Science '] }] };
    expect(staffTeachingSchema.parse(asked).teaching).toEqual([{ ...science, subjects: ['Science'] }]);
    expect(staffTeachingSchema.parse({ staffID, revision: 3, teaching: [] }).teaching).toEqual([]);
  });

  it.each([
    [
      'one section twice',
      [science, { ...science, subjects: ['Hindi'] }],
      'Each section can be given only once',
    ],
    [
      'neither a subject nor the class',
      [{ ...science, subjects: [] }],
      'Choose a subject, or make this teacher the class teacher',
    ],
    [
      'one subject twice',
      [{ ...science, subjects: ['Science', 'science'] }],
      'Each subject can be listed only once',
    ],
    ['a section that there is not', [{ ...science, section: 'z' }], 'Choose section'],
  ])('is refused with %s', (_, teaching, sentence) => {
    expect(Object.values(said(teaching))).toEqual([sentence]);
  });
});

describe('what the audit log says of it', () => {
  it.each([
    ['nothing where nothing changed', given, given, []],
    [
      'what is new',
      [],
      given,
      [
        { field: 'teaching', after: 'MLMEC VII A: Science, Mathematics' },
        { field: 'classTeacher', after: 'MLMIC VII A' },
      ],
    ],
    [
      'what changed, and what was taken away',
      given,
      [{ ...science, subjects: ['Science'], isClassTeacher: true }],
      [
        {
          field: 'teaching',
          before: 'MLMEC VII A: Science, Mathematics',
          after: 'MLMEC VII A: Science',
        },
        { field: 'classTeacher', after: 'MLMEC VII A' },
        { field: 'classTeacher', before: 'MLMIC VII A' },
      ],
    ],
  ])('is %s', (_, before, after, changes) => {
    expect(teachingChanges(before, after)).toEqual(changes);
  });
});
