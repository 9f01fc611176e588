import {
  changesBetween,
  choiceLabel,
  englishWords,
  type AuditChange,
  type SyllabusSubject,
  type SyllabusUnit,
  type UnitFile,
} from '@school/domain';

/** What the audit log calls a subject of a class, or one of its units. */
export const unitSubject = (
  { branch, class: schoolClass, session, subject }: SyllabusSubject,
  unit?: Pick<SyllabusUnit, 'name'>,
) =>
  ({
    kind: 'class',
    id: `${branch} ${choiceLabel(englishWords.options.class, schoolClass)}`,
    name: [`${subject} ${session}`, ...(unit ? [unit.name] : [])].join(': '),
  }) as const;

const textsOf = ({ name, plannedFrom, plannedTo, doneOn }: SyllabusUnit) => ({
  unitName: name,
  plannedFrom,
  plannedTo,
  doneOn,
});

/** What differs between a unit before a change and after it. */
export const unitChanges = (
  before: SyllabusUnit | undefined,
  after: SyllabusUnit | undefined,
): readonly AuditChange[] => changesBetween(before ? textsOf(before) : {}, after ? textsOf(after) : {});

/** The file of a unit before it was put or taken out, and after it. */
export const fileChanges = (
  before: UnitFile | undefined,
  after: UnitFile | undefined,
): readonly AuditChange[] => changesBetween({ unitFile: before?.name }, { unitFile: after?.name });

/** The units of a subject before they were put into another order, and after it. */
export const orderChanges = (
  before: readonly SyllabusUnit[],
  after: readonly SyllabusUnit[],
): readonly AuditChange[] => {
  const text = (units: readonly SyllabusUnit[]) => units.map(({ name }) => name).join(', ');
  return changesBetween({ order: text(before) }, { order: text(after) });
};
