import type * as z from 'zod/mini';
import { sumOfTallies, type AttendanceTally } from '../attendance';
import type { DefaultersTotals } from '../books';
import { exporting, namedObject } from '../rules';
import { bySection, schoolCodes, sectionKey, type BranchClass, type ClassSection } from '../school';
import { byEach, categories, genders, schoolClasses, sections, total, type Paise } from '../values';

/** The general report as a file (D69). */
export const generalReportExportSchema = namedObject('GeneralReportExportQuery', exporting);

export type GeneralReportExportQuery = z.output<typeof generalReportExportSchema>;

type Gender = (typeof genders)[number];
type Category = (typeof categories)[number];

/** The number of students of one section, gender and category. */
export interface StudentCount extends ClassSection {
  readonly gender: Gender;
  readonly category: Category;
  readonly students: number;
  /** The number of them who were admitted in this session. */
  readonly admitted: number;
}

/** The number of students who left a section in this session. */
export interface LeftCount extends ClassSection {
  readonly left: number;
}

/** The overdue amount of a section and its debtors, by the rule of the defaulters list (D55). */
export interface OwedBySection extends ClassSection, Pick<DefaultersTotals, 'students' | 'amount'> {}

/** The tally of a class's attendance on its school days of the session (D62). */
export interface ClassAttendance extends BranchClass {
  readonly tally: AttendanceTally;
}

/** The present figures of the school, or of a part of it; amounts in paise. */
export interface GeneralFigures {
  readonly students: number;
  readonly genders: Readonly<Record<Gender, number>>;
  readonly categories: Readonly<Record<Category, number>>;
  /** The present students who were admitted in this session and, in `left`, the students who left in it. */
  readonly admitted: number;
  readonly left: number;
  /** The students who owe something overdue and, in `outstanding`, their total; missing for callers who may not read it. */
  readonly owing?: number;
  readonly outstanding?: Paise;
}

interface ClassFigures extends BranchClass, GeneralFigures {
  readonly tally: AttendanceTally;
}

export interface SectionFigures extends ClassSection, GeneralFigures {}

export interface GeneralReport {
  readonly sections: readonly SectionFigures[];
  readonly classes: readonly ClassFigures[];
  readonly total: GeneralFigures & { readonly tally: AttendanceTally };
}

export interface GeneralSources {
  readonly students: readonly StudentCount[];
  readonly left: readonly LeftCount[];
  /** Missing for callers who may not read about money. */
  readonly owed?: readonly OwedBySection[] | undefined;
  readonly attendance: readonly ClassAttendance[];
}

const sumOver = <Row>(rows: readonly Row[], countOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + countOf(row), 0);

function figuresOf({ students, left, owed }: GeneralSources): GeneralFigures {
  const countWhere = (isCounted: (row: StudentCount) => boolean) =>
    sumOver(students.filter(isCounted), (row) => row.students);
  return {
    students: countWhere(() => true),
    genders: byEach(genders, (countedGender) => countWhere(({ gender }) => gender === countedGender)),
    categories: byEach(categories, (countedCategory) =>
      countWhere(({ category }) => category === countedCategory),
    ),
    admitted: sumOver(students, (row) => row.admitted),
    left: sumOver(left, (row) => row.left),
    ...(owed && {
      owing: sumOver(owed, (row) => row.students),
      outstanding: total(owed),
    }),
  };
}

const tallyOfAll = (attendance: readonly ClassAttendance[]): AttendanceTally =>
  sumOfTallies(attendance.map(({ tally }) => tally));

/** A section, or a whole class. */
type Part = BranchClass & Partial<ClassSection>;

/** The sources limited to a part of the school. */
function onlyOfPart({ students, left, owed, attendance }: GeneralSources, part: Part): GeneralSources {
  const isInPart = (row: Part) =>
    row.branch === part.branch &&
    row.class === part.class &&
    (part.section === undefined || row.section === part.section);
  return {
    students: students.filter(isInPart),
    left: left.filter(isInPart),
    owed: owed?.filter(isInPart),
    attendance: attendance.filter(isInPart),
  };
}

const isKnown = ({ branch, class: schoolClass, section }: ClassSection) =>
  schoolCodes.includes(branch) && schoolClasses.includes(schoolClass) && sections.includes(section);

/**
 * The general report: the present students by class and by section; each list adds up to the total. A section without students
 * is included if somebody left it in this session, or still owes.
 */
export function generalReport(sources: GeneralSources): GeneralReport {
  const { students, left, owed = [] } = sources;
  const places = new Map<string, ClassSection>();
  for (const { branch, class: schoolClass, section } of [
    ...students,
    ...left,
    ...owed.filter((row) => row.students > 0),
  ])
    places.set(sectionKey({ branch, class: schoolClass, section }), { branch, class: schoolClass, section });
  // Sections from damaged records come last; none of their figures is left out.
  const orderedSections = [...places.values()].toSorted(
    (one, other) => Number(isKnown(other)) - Number(isKnown(one)) || bySection(one, other),
  );
  const classes = new Map(
    orderedSections.map(({ branch, class: schoolClass }) => [
      sectionKey({ branch, class: schoolClass }),
      { branch, class: schoolClass },
    ]),
  );
  return {
    sections: orderedSections.map((place) => ({ ...place, ...figuresOf(onlyOfPart(sources, place)) })),
    classes: [...classes.values()].map((place) => {
      const classSources = onlyOfPart(sources, place);
      return { ...place, ...figuresOf(classSources), tally: tallyOfAll(classSources.attendance) };
    }),
    total: { ...figuresOf(sources), tally: tallyOfAll(sources.attendance) },
  };
}
