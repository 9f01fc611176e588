import { Injectable } from '@nestjs/common';
import {
  feesFromMonths,
  foldStudentId,
  foldText,
  planRow,
  rowReader,
  says,
  schoolDate,
  schoolMonth,
  type Fault,
  type ImportValues,
  type RowPlan,
} from '@school/domain';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { StudentsRepository, type KnownPerson } from '../students/students.repository';
import { catalogues, concessionWords } from './catalogues';
import { ImportsRepository, type RowSet } from './imports.repository';
import type { StoredImport, StoredRow } from './imports.schema';

/** The person a row is about, as one text; undefined where the row lacks part of it. */
function personOf({
  studentFirstName,
  studentLastName,
  fatherName,
  dateOfBirth,
}: ImportValues): string | undefined {
  const parts = [studentFirstName, studentLastName, fatherName, dateOfBirth];
  return parts.includes(undefined) ? undefined : parts.map((part = '') => foldText(part)).join('\n');
}

const personOfKnown = ({ sortKeys, dateOfBirth }: KnownPerson): string =>
  [sortKeys.firstName, sortKeys.lastName, sortKeys.fatherName, dateOfBirth].join('\n');

/** The IDs, cards and people seen so far in a file, each with the first row that has it. */
class FirstRows {
  readonly ids = new Map<string, number>();
  readonly adhaars = new Map<string, number>();
  readonly people = new Map<string, number>();
  readonly cards = new Map<string, number>();
}

const earlierRowWith = (
  rowsByKey: Map<string, number>,
  key: string | undefined,
  row: number,
): number | undefined => {
  if (key === undefined || key === '') return undefined;
  const earlierRow = rowsByKey.get(key);
  if (earlierRow === undefined) rowsByKey.set(key, row);
  return earlierRow;
};

/** Makes the plan of an import: what is shown, stored and run (D68). */
@Injectable()
export class ImportPlanner {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly students: StudentsRepository,
    private readonly feeTables: FeeTablesService,
  ) {}

  /** Plans again all rows of an import that have not been done yet. */
  async plan(storedImport: StoredImport): Promise<void> {
    const firstRows = new FirstRows();
    for await (const batch of this.imports.batches(storedImport._id))
      await this.planRows(storedImport, batch, firstRows);
  }

  /** Plans these rows of an import, in the order of the file, and stores their plans. */
  async planRows(
    storedImport: StoredImport,
    rows: readonly StoredRow[],
    firstRows = new FirstRows(),
  ): Promise<void> {
    const { at, heads } = await this.feeTables.today();
    const today = schoolDate(at);
    const read = rowReader(catalogues, today);
    const context = {
      columns: storedImport.columns,
      today,
      feesFromMonths: feesFromMonths(schoolMonth(at)),
      overwrites: storedImport.overwrites,
      heads,
      names: concessionWords,
    };
    const readRows = rows.map((row) => {
      const cells = read(row.cells, storedImport.columns, row.fixes);
      const { studentID } = cells.values;
      return { row, cells, student: studentID === undefined ? undefined : foldStudentId(studentID) };
    });
    const ids = [...new Set(readRows.flatMap(({ student }) => student ?? []))];
    const [students, lastGiven] = await Promise.all([
      this.students.findAll(ids),
      this.imports.lastGiven(ids),
    ]);
    const byId = new Map(students.map((student) => [student.foldedId, student]));
    const plans = readRows.flatMap(({ row, cells, student }) => {
      const earlierRow = earlierRowWith(firstRows.ids, student, row.row);
      if (row.outcome !== 'waiting') return [];
      const plan = planRow(cells, byId.get(student ?? ''), lastGiven.get(student ?? ''), context);
      return [
        {
          row,
          texts: cells.texts,
          student,
          plan: earlierRow === undefined ? plan : standsTwice(plan, earlierRow),
        },
      ];
    });
    const knownPeople = await this.knownPeople(plans.map(({ plan }) => plan));
    const cards = plans.flatMap(({ plan }) => cardOf(plan) ?? []);
    const holders = await this.students.holdersOf(cards);
    await this.imports.set(
      plans.map(({ row, texts, student, plan }) => {
        const card = cardOf(plan);
        const cardMessage =
          card === undefined ? undefined : cardFault(card, row.row, student, holders, firstRows);
        const planned =
          cardMessage === undefined ? plan : refusedAt(plan, { field: 'cardNumber', message: cardMessage });
        const { state, values, faults, changes, kept } = planned;
        const warnings = state === 'new' ? warningsOf(row.row, values, firstRows, knownPeople) : [];
        const set: RowSet = { texts, state, values, faults, changes, kept, warnings, student: student ?? '' };
        // Stored by the same write, so that the run uses what the cell shows.
        const { fixes, outcome } = row;
        return { _id: row._id, set: fixes ? { ...set, fixes, outcome } : set };
      }),
    );
  }

  /** The existing students who have the Adhaar number of a new row, or its name, father and birth date (D20). */
  private async knownPeople(plans: readonly RowPlan[]) {
    const newValues = plans.filter(({ state }) => state === 'new').map(({ values }) => values);
    const adhaars = newValues.flatMap(({ adhaarNumber }) => adhaarNumber ?? []);
    const days = [...new Set(newValues.flatMap(({ dateOfBirth }) => dateOfBirth ?? []))];
    const [byAdhaar, byDay] = await Promise.all([
      adhaars.length === 0 ? [] : this.students.withAdhaars(adhaars),
      days.length === 0 ? [] : this.students.bornOn(days),
    ]);
    return {
      adhaars: new Set(byAdhaar.map(({ adhaarNumber }) => adhaarNumber)),
      people: new Set(byDay.map(personOfKnown)),
    };
  }
}

const refusedAt = (plan: RowPlan, fault: Fault): RowPlan => ({
  ...plan,
  state: 'refused',
  faults: [fault, ...plan.faults],
  changes: [],
  kept: [],
});

const standsTwice = (plan: RowPlan, row: number): RowPlan =>
  refusedAt(plan, { field: 'studentID', message: says('importIdTwice', row) });

/** The card that a row gives a student, if it gives one. */
const cardOf = ({ state, values, changes }: RowPlan): string | undefined =>
  state === 'new' ? values.cardNumber : changes.find(({ field }) => field === 'cardNumber')?.after;

/**
 * The reason why a student cannot have a card: another student has it, or an earlier row of the file gives it away (D62).
 * @param holders the folded IDs of the students who have cards, by the card
 */
function cardFault(
  card: string,
  row: number,
  student: string | undefined,
  holders: ReadonlyMap<string, string>,
  firstRows: FirstRows,
): Fault['message'] | undefined {
  const holder = holders.get(card);
  if (holder !== undefined && holder !== student) return says('importCardTaken');
  const earlierRow = earlierRowWith(firstRows.cards, card, row);
  return earlierRow === undefined ? undefined : says('importCardTwice', earlierRow);
}

interface KnownPeople {
  readonly adhaars: ReadonlySet<string | undefined>;
  readonly people: ReadonlySet<string>;
}

/** Likely mistakes in a new student, which are not refused: twins and mistyped numbers are real. */
function warningsOf(
  row: number,
  values: ImportValues,
  firstRows: FirstRows,
  known: KnownPeople,
): readonly Fault[] {
  const { adhaarNumber } = values;
  const person = personOf(values);
  const [adhaarRow, personRow] = [
    earlierRowWith(firstRows.adhaars, adhaarNumber, row),
    earlierRowWith(firstRows.people, person, row),
  ];
  const warnings: Fault[] = [];
  if (adhaarRow !== undefined)
    warnings.push({ field: 'adhaarNumber', message: says('importSameAdhaarRow', adhaarRow) });
  if (personRow !== undefined)
    warnings.push({ field: 'studentFirstName', message: says('importSamePersonRow', personRow) });
  if (known.adhaars.has(adhaarNumber))
    warnings.push({ field: 'adhaarNumber', message: says('importSameAdhaar') });
  if (person !== undefined && known.people.has(person))
    warnings.push({ field: 'studentFirstName', message: says('importSamePerson') });
  return warnings;
}
