import { isRunning, type StandingConcession } from '../fees';
import { rupeeAmount, says, studentIdText, type RuleMessage } from '../rules';
import { hasStream, monthOfDay } from '../school';
import { brokenRules } from '../students';
import { schoolClasses } from '../values';
import { checkedDetails } from './check-details';
import { newConcessionOf } from './import-concession';
import {
  copiedFrom,
  detailNames,
  importFields,
  type ColumnChoice,
  type ImportField,
  type ImportValues,
} from './import-fields';
import { importValuesOf, type KnownStudent } from './known-student';
import type { ConcessionContext } from './more-concessions';
import { listsOfKnown, listsOfNew, type PartPlan, type RowChange } from './plan-lists';
import { withOfficeChoices, type Fault, type ReadRow } from './read-row';
import { NO_CONCESSION } from './read-words';

/** The outcomes that are planned for rows: each row has one of these, and none is left out silently. */
export const rowStates = ['new', 'changed', 'same', 'refused'] as const;
export type RowState = (typeof rowStates)[number];

/** The plan for a row, carried out when the import runs. */
export interface RowPlan {
  readonly state: RowState;
  /** The values to store, in the form in which a registration is typed. */
  readonly values: ImportValues;
  readonly faults: readonly Fault[];
  readonly changes: readonly RowChange[];
  /** Changes of the row to values that the office has changed by hand since the last import: the office's values stay. */
  readonly kept: readonly RowChange[];
}

export interface PlanContext extends ConcessionContext {
  readonly columns: readonly ColumnChoice[];
  /** The months in which fees may begin (D44). */
  readonly feesFromMonths: readonly string[];
  /** True when values changed by hand since the last import are overwritten. */
  readonly overwrites: boolean;
}

/** Keeps the first fault of each field. */
const firstOfEachField = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ field }, index) => faults.findIndex((one) => one.field === field) === index);

const refused = (values: ImportValues, faults: readonly Fault[]): RowPlan => ({
  state: 'refused',
  values,
  faults: firstOfEachField(faults),
  changes: [],
  kept: [],
});

const isField = (name: string): name is ImportField => (importFields as readonly string[]).includes(name);

const betweenFields = (details: object, today: string): Fault[] =>
  brokenRules(details, today).flatMap(({ field, code }) =>
    isField(field) ? [{ field, message: says(code) }] : [],
  );

function idFaults({ studentID }: ImportValues): Fault[] {
  const { success, error } = studentIdText.safeParse(studentID);
  return success ? [] : [{ field: 'studentID', message: error.issues[0]?.message as RuleMessage }];
}

/** Drops the stream of a class that has none (D16). */
function withoutStrayStream(values: ImportValues): ImportValues {
  const { stream: _, ...withoutStream } = values;
  const schoolClass = schoolClasses.find((one) => one === values.class);
  return schoolClass === undefined || hasStream(schoolClass) ? values : withoutStream;
}

function planNew(row: ReadRow, context: PlanContext): RowPlan {
  const { columns, today, feesFromMonths } = context;
  const month = monthOfDay(today);
  const { values, details, faults } = checkedDetails(
    withoutStrayStream(withOfficeChoices(row.values, columns)),
    detailNames,
  );
  const feesFrom = values.feesFrom ?? month;
  const lists = listsOfNew(values, details, feesFrom, context);
  const money: Fault[] = [
    ...lists.faults,
    ...(rupeeAmount.safeParse(values.previousBalance ?? '0').success
      ? []
      : [{ field: 'previousBalance', message: says('amount') } as const]),
    ...(feesFromMonths.includes(feesFrom) ? [] : [{ field: 'feesFrom', message: says('feesFrom') } as const]),
    ...newConcessionOf(values, feesFrom).faults,
  ];
  const wrongFields = [...row.faults, ...faults].map(({ field }) => field);
  // A value copied from a wrong cell is right once that cell is corrected.
  const ownFaults = faults.filter(({ field }) => {
    const from = row.values[field] === undefined ? copiedFrom[field] : undefined;
    return from === undefined || !wrongFields.includes(from);
  });
  const allFaults = [
    ...row.faults,
    ...idFaults(values),
    ...ownFaults,
    ...betweenFields(details, today),
    ...money,
  ];
  if (allFaults.length > 0) return refused(values, allFaults);
  return { state: 'new', values: { ...values, ...lists.values }, faults: [], changes: [], kept: [] };
}

/** The plan for the concession of a registered student: nothing new, a new one, or a fault. */
function planConcession(
  values: ImportValues,
  student: KnownStudent,
  last: ImportValues | undefined,
  { today, overwrites }: PlanContext,
): Omit<PartPlan, 'values'> {
  const nothing = { faults: [], changes: [], kept: [] };
  const month = monthOfDay(today);
  const { concession: requested, faults } = newConcessionOf(values, month);
  if (faults.length > 0) return { ...nothing, faults };
  const running = (student.concessions ?? []).filter(
    (one) => one.head === undefined && isRunning(one, month),
  );
  const isOther = running.length > 0 && values.concessionValue === NO_CONCESSION;
  if (isOther)
    return { ...nothing, faults: [{ field: 'concessionValue', message: says('importOtherConcession') }] };
  if (!requested) return nothing;
  const isSameConcession = (one: StandingConcession) =>
    one.concession === requested.concession && one.unit === requested.unit && one.value === requested.value;
  if (running.some(isSameConcession)) return nothing;
  if (running.length > 0)
    return { ...nothing, faults: [{ field: 'concessionValue', message: says('importOtherConcession') }] };
  const change = { field: 'concessionValue' as const, before: '', after: values.concessionValue ?? '' };
  // The office has ended it by hand since the last import gave it.
  if (last?.concessionValue === values.concessionValue && !overwrites) return { ...nothing, kept: [change] };
  if (requested.from < month)
    return { ...nothing, faults: [{ field: 'concessionFrom', message: says('importPassedMonth') }] };
  return { ...nothing, changes: [change] };
}

/** Whether a cell is as the program wrote it; a spreadsheet takes the first zeros from a number of a CSV that it opens. */
const isAsWritten = (text = '', current = ''): boolean =>
  text === current || (/^0\d+$/.test(current) && text === current.replace(/^0+/, ''));

function planKnown(
  row: ReadRow,
  student: KnownStudent,
  last: ImportValues | undefined,
  context: PlanContext,
): RowPlan {
  if (student.left) return refused(row.values, [{ field: 'studentID', message: says('importLeft') }]);
  const current = importValuesOf(student, context.today);
  // A cell that the program itself wrote is taken as it stands.
  const writtenFields = importFields.filter(
    (field) => row.texts[field] !== undefined && isAsWritten(row.texts[field], current[field]),
  );
  const rowValues: ImportValues = {
    ...withoutStrayStream(row.values),
    ...Object.fromEntries(writtenFields.map((field) => [field, current[field]])),
  };
  const names = detailNames.filter((name) => rowValues[name] !== undefined);
  const changed = names.filter((name) => rowValues[name] !== current[name]);
  const { values, details, faults } = checkedDetails(rowValues, changed);
  const changes: RowChange[] = [];
  const kept: RowChange[] = [];
  for (const field of changed) {
    const [before, after] = [current[field] ?? '', values[field] ?? ''];
    if (before === after || after === '') continue;
    const isByHand = last?.[field] !== undefined && last[field] !== before;
    (isByHand && !context.overwrites ? kept : changes).push({ field, before, after });
  }
  const fixedFaults = (['previousBalance', 'feesFrom'] as const).flatMap((field): Fault[] =>
    rowValues[field] === undefined || rowValues[field] === current[field]
      ? []
      : [{ field, message: says('importFixed') }],
  );
  const concession = planConcession(rowValues, student, last, context);
  const changedStudent = {
    ...student,
    ...Object.fromEntries(changes.map(({ field }) => [field, details[field]])),
  };
  const brokenRuleFaults = changes.length > 0 ? betweenFields(changedStudent, context.today) : [];
  const lists = listsOfKnown(rowValues, changedStudent, last, context);
  const cellFaults = row.faults.filter(({ field }) => !writtenFields.includes(field));
  const allFaults = [
    ...cellFaults,
    ...faults,
    ...brokenRuleFaults,
    ...fixedFaults,
    ...concession.faults,
    ...lists.faults,
  ];
  if (allFaults.length > 0) return refused(values, allFaults);
  const allChanges = [...changes, ...concession.changes, ...lists.changes];
  return {
    state: allChanges.length > 0 ? 'changed' : 'same',
    values: { ...values, ...lists.values },
    faults: [],
    changes: allChanges,
    kept: [...kept, ...concession.kept, ...lists.kept],
  };
}

/**
 * Plans a row. An empty cell says nothing: it changes no registered student.
 * @param student who already has the ID, also one who has left
 * @param last the values that the last import gave that student
 */
export const planRow = (
  row: ReadRow,
  student: KnownStudent | undefined,
  last: ImportValues | undefined,
  context: PlanContext,
): RowPlan => (student ? planKnown(row, student, last, context) : planNew(row, context));
