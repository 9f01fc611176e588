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
class Seen {
  readonly ids = new Map<string, number>();
  readonly adhaars = new Map<string, number>();
  readonly people = new Map<string, number>();
  readonly cards = new Map<string, number>();
}

const first = (seen: Map<string, number>, key: string | undefined, row: number): number | undefined => {
  if (key === undefined || key === '') return undefined;
  const there = seen.get(key);
  if (there === undefined) seen.set(key, row);
  return there;
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
  async plan(made: StoredImport): Promise<void> {
    const seen = new Seen();
    for await (const batch of this.imports.batches(made._id)) await this.planRows(made, batch, seen);
  }

  /** Plans these rows of an import, in the order of the file, and stores their plans. */
  async planRows(made: StoredImport, rows: readonly StoredRow[], seen = new Seen()): Promise<void> {
    const { at, heads } = await this.feeTables.today();
    const today = schoolDate(at);
    const read = rowReader(catalogues, today);
    const context = {
      columns: made.columns,
      today,
      feesFromMonths: feesFromMonths(schoolMonth(at)),
      overwrites: made.overwrites,
      heads,
      names: concessionWords,
    };
    const all = rows.map((row) => {
      const cells = read(row.cells, made.columns, row.fixes);
      const { studentID } = cells.values;
      return { row, cells, student: studentID === undefined ? undefined : foldStudentId(studentID) };
    });
    const ids = [...new Set(all.flatMap(({ student }) => student ?? []))];
    const [known, given] = await Promise.all([this.students.findAll(ids), this.imports.lastGiven(ids)]);
    const byId = new Map(known.map((student) => [student.foldedId, student]));
    const plans = all.flatMap(({ row, cells, student }) => {
      const twice = first(seen.ids, student, row.row);
      if (row.outcome !== 'waiting') return [];
      const plan = planRow(cells, byId.get(student ?? ''), given.get(student ?? ''), context);
      return [
        { row, texts: cells.texts, student, plan: twice === undefined ? plan : standsTwice(plan, twice) },
      ];
    });
    const there = await this.knownPeople(plans.map(({ plan }) => plan));
    const cards = plans.flatMap(({ plan }) => cardOf(plan) ?? []);
    const holders = await this.students.holdersOf(cards);
    await this.imports.set(
      plans.map(({ row, texts, student, plan }) => {
        const card = cardOf(plan);
        const taken = card === undefined ? undefined : cardFault(card, row.row, student, holders, seen);
        const planned = taken === undefined ? plan : refusedAt(plan, { field: 'cardNumber', message: taken });
        const { state, values, faults, changes, kept } = planned;
        const warnings = state === 'new' ? warningsOf(row.row, values, seen, there) : [];
        const set: RowSet = { texts, state, values, faults, changes, kept, warnings, student: student ?? '' };
        // Stored by the same write, so that the run uses what the cell shows.
        const { fixes, outcome } = row;
        return { _id: row._id, set: fixes ? { ...set, fixes, outcome } : set };
      }),
    );
  }

  /** The existing students who have the Adhaar number of a new row, or its name, father and birth date (D20). */
  private async knownPeople(plans: readonly RowPlan[]) {
    const added = plans.filter(({ state }) => state === 'new').map(({ values }) => values);
    const adhaars = added.flatMap(({ adhaarNumber }) => adhaarNumber ?? []);
    const days = [...new Set(added.flatMap(({ dateOfBirth }) => dateOfBirth ?? []))];
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
  seen: Seen,
): Fault['message'] | undefined {
  const holder = holders.get(card);
  if (holder !== undefined && holder !== student) return says('importCardTaken');
  const twice = first(seen.cards, card, row);
  return twice === undefined ? undefined : says('importCardTwice', twice);
}

interface KnownPeople {
  readonly adhaars: ReadonlySet<string | undefined>;
  readonly people: ReadonlySet<string>;
}

/** Likely mistakes in a new student, which are not refused: twins and mistyped numbers are real. */
function warningsOf(row: number, values: ImportValues, seen: Seen, there: KnownPeople): readonly Fault[] {
  const { adhaarNumber } = values;
  const person = personOf(values);
  const [adhaarRow, personRow] = [first(seen.adhaars, adhaarNumber, row), first(seen.people, person, row)];
  const warnings: Fault[] = [];
  if (adhaarRow !== undefined)
    warnings.push({ field: 'adhaarNumber', message: says('importSameAdhaarRow', adhaarRow) });
  if (personRow !== undefined)
    warnings.push({ field: 'studentFirstName', message: says('importSamePersonRow', personRow) });
  if (there.adhaars.has(adhaarNumber))
    warnings.push({ field: 'adhaarNumber', message: says('importSameAdhaar') });
  if (person !== undefined && there.people.has(person))
    warnings.push({ field: 'studentFirstName', message: says('importSamePerson') });
  return warnings;
}
