import {
  changesBetween,
  choiceLabel,
  englishWords,
  type AuditChange,
  type SyllabusSubject,
  type SyllabusUnit,
  type UnitFile,
} from '@school/domain';

/** The name of a subject of a class, or of one of its units, in the audit log. */
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

/** The differences between a unit before a change and after it. */
export const unitChanges = (
  before: SyllabusUnit | undefined,
  after: SyllabusUnit | undefined,
): readonly AuditChange[] => changesBetween(before ? textsOf(before) : {}, after ? textsOf(after) : {});

/** The change of a unit's file, from before to after it was put or removed. */
export const fileChanges = (
  before: UnitFile | undefined,
  after: UnitFile | undefined,
): readonly AuditChange[] => changesBetween({ unitFile: before?.name }, { unitFile: after?.name });

/** The change of the order of a subject's units, from before to after. */
export const orderChanges = (
  before: readonly SyllabusUnit[],
  after: readonly SyllabusUnit[],
): readonly AuditChange[] => {
  const text = (units: readonly SyllabusUnit[]) => units.map(({ name }) => name).join(', ');
  return changesBetween({ order: text(before) }, { order: text(after) });
};
