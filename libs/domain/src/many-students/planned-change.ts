import {
  firstMonthWithout,
  endHeads,
  isInForce,
  standingConcession,
  takenHeadInMonth,
  takeHead,
  type StudentInSection,
  type StandingConcession,
} from '../fees';
import { feesAreKnown, monthCompared, monthCost, type Ledger, type Today } from '../ledger';
import { changesBetween, type AuditChange } from '../people';
import { accept, refuse, type Outcome } from '../rules';
import { schoolDate } from '../school';
import { brokenRules } from '../students';
import { toRupees } from '../values';
import type { ManyChange } from './many-change';

/** The planned change to a student: fields before and after, including `monthlyFee` in rupees if it changes. */
export interface PlannedChange {
  /** `same` means that everything is already as wanted. */
  readonly state: 'changed' | 'same';
  readonly changes: readonly AuditChange[];
}

/** A student, with the ledger and the day that decide the fees. */
export interface Changed {
  readonly student: StudentInSection & Parameters<typeof brokenRules>[0];
  readonly ledger: Ledger;
  readonly today: Today;
}

type ChangeOf<Kind extends ManyChange['what']> = Extract<ManyChange, { readonly what: Kind }>;

const nothingToChange: PlannedChange = { state: 'same', changes: [] };

/** The fee for the compared month (`monthCompared`) before and after a change from a month on, if it differs (D84). */
const feeChange = (
  { student, today }: Changed,
  { head, from }: { readonly head?: string | undefined; readonly from: string },
  changedFields: Partial<StudentInSection>,
) => {
  const month = monthCompared(today.heads, head, from);
  const after = { ...student, ...changedFields, revision: (student.revision ?? 0) + 1 };
  const cost = (payer: StudentInSection) => toRupees(monthCost(month, payer, today));
  return changesBetween({ monthlyFee: cost(student) }, { monthlyFee: cost(after) });
};

const deskOf = ({ student, today }: Changed) => ({
  by: '',
  byId: '',
  at: today.at,
  revision: student.revision ?? 0,
});

function planSection({ student, today }: Changed, { section }: ChangeOf<'section'>): Outcome<PlannedChange> {
  if (student.section === section) return accept(nothingToChange);
  const isBroken = brokenRules(student, schoolDate(today.at)).length > 0;
  if (isBroken) return refuse('record-broken', 'studentID');
  return accept({
    state: 'changed',
    changes: changesBetween({ section: student.section }, { section }),
  });
}

function planTakenHead(changed: Changed, change: ChangeOf<'take-head'>): Outcome<PlannedChange> {
  const { student, today } = changed;
  const { what: _, ...request } = change;
  const takenHead = takenHeadInMonth(student.heads, change.head, change.from);
  const isSame =
    takenHead !== undefined &&
    takenHead.stop === change.stop &&
    takenHead.through === change.through &&
    firstMonthWithout(takenHead) === undefined;
  if (isSame) return accept(nothingToChange);
  const takeRequest = { studentID: student.studentID, ...request };
  const outcome = takeHead(student, takeRequest, today.heads, '', deskOf(changed));
  if (!outcome.ok) return outcome;
  const changes = changesBetween(
    { head: takenHead?.head, stop: takenHead?.stop },
    { head: change.head, stop: change.stop },
  );
  return accept({
    state: 'changed',
    changes: [...changes, ...feeChange(changed, change, { heads: outcome.value })],
  });
}

function planEndedHead(changed: Changed, change: ChangeOf<'end-head'>): Outcome<PlannedChange> {
  const { heads = [] } = changed.student;
  const outcome = endHeads(heads, change, deskOf(changed));
  if (!outcome.ok) return outcome.code === 'head-not-taken' ? accept(nothingToChange) : outcome;
  const takenHead = takenHeadInMonth(heads, change.head, change.from);
  return accept({
    state: 'changed',
    changes: [
      ...changesBetween({ head: change.head, stop: takenHead?.stop }, {}),
      ...feeChange(changed, change, { heads: outcome.value }),
    ],
  });
}

const isSameConcession = (concession: StandingConcession, change: ChangeOf<'concession'>) =>
  isInForce(concession, change.from) &&
  concession.endedFrom === undefined &&
  concession.concession === change.concession &&
  concession.unit === change.unit &&
  concession.head === change.head &&
  concession.value === change.value &&
  concession.through === change.through;

function planConcession(changed: Changed, change: ChangeOf<'concession'>): Outcome<PlannedChange> {
  const { student, today } = changed;
  const { concessions = [], studentID } = student;
  const { what: _, ...request } = change;
  if (concessions.some((held) => isSameConcession(held, change))) return accept(nothingToChange);
  const outcome = standingConcession({ studentID, ...request }, '', deskOf(changed), {
    student,
    heads: today.heads,
  });
  if (!outcome.ok) return outcome;
  return accept({
    state: 'changed',
    changes: [
      ...changesBetween({}, { concession: change.concession }),
      ...feeChange(changed, change, { concessions: [...concessions, outcome.value] }),
    ],
  });
}

/**
 * The effect of a change to many students on one of them, by the rules for changing that student alone (D48, D61, D78): before
 * and after, or a refusal. For a student who is already as wanted it is `same`, even if this very change made it so.
 */
export function plannedChange(changed: Changed, change: ManyChange): Outcome<PlannedChange> {
  if (changed.student.leftAt !== undefined) return refuse('student-left', 'studentID');
  if (change.what === 'section') return planSection(changed, change);
  if (!feesAreKnown(changed.student, changed.ledger)) return refuse('fees-unknown', 'studentID');
  switch (change.what) {
    case 'take-head':
      return planTakenHead(changed, change);
    case 'end-head':
      return planEndedHead(changed, change);
    case 'concession':
      return planConcession(changed, change);
  }
}
