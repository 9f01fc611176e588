import {
  firstMonthWithout,
  endHeads,
  isInForce,
  standingConcession,
  takenHeadInMonth,
  takeHead,
  type Pupil,
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
  readonly student: Pupil & Parameters<typeof brokenRules>[0];
  readonly ledger: Ledger;
  readonly today: Today;
}

type Of<What extends ManyChange['what']> = Extract<ManyChange, { readonly what: What }>;

const same: PlannedChange = { state: 'same', changes: [] };

/** The fee for the compared month (`monthCompared`) before and after a change from a month on, if it differs (D84). */
const feeChange = (
  { student, today }: Changed,
  { head, from }: { readonly head?: string | undefined; readonly from: string },
  more: Partial<Pupil>,
) => {
  const month = monthCompared(today.heads, head, from);
  const after = { ...student, ...more, revision: (student.revision ?? 0) + 1 };
  const cost = (of: Pupil) => toRupees(monthCost(month, of, today));
  return changesBetween({ monthlyFee: cost(student) }, { monthlyFee: cost(after) });
};

const deskOf = ({ student, today }: Changed) => ({
  by: '',
  byId: '',
  at: today.at,
  revision: student.revision ?? 0,
});

function ofSection({ student, today }: Changed, { section }: Of<'section'>): Outcome<PlannedChange> {
  if (student.section === section) return accept(same);
  const isBroken = brokenRules(student, schoolDate(today.at)).length > 0;
  if (isBroken) return refuse('record-broken', 'studentID');
  return accept({
    state: 'changed',
    changes: changesBetween({ section: student.section }, { section }),
  });
}

function ofTakenHead(one: Changed, change: Of<'take-head'>): Outcome<PlannedChange> {
  const { student, today } = one;
  const { what: _, ...request } = change;
  const now = takenHeadInMonth(student.heads, change.head, change.from);
  const isSame =
    now !== undefined &&
    now.stop === change.stop &&
    now.through === change.through &&
    firstMonthWithout(now) === undefined;
  if (isSame) return accept(same);
  const wanted = { studentID: student.studentID, ...request };
  const taken = takeHead(student, wanted, today.heads, '', deskOf(one));
  if (!taken.ok) return taken;
  const changes = changesBetween(
    { head: now?.head, stop: now?.stop },
    { head: change.head, stop: change.stop },
  );
  return accept({
    state: 'changed',
    changes: [...changes, ...feeChange(one, change, { heads: taken.value })],
  });
}

function ofEndedHead(one: Changed, change: Of<'end-head'>): Outcome<PlannedChange> {
  const { heads = [] } = one.student;
  const ended = endHeads(heads, change, deskOf(one));
  if (!ended.ok) return ended.code === 'head-not-taken' ? accept(same) : ended;
  const now = takenHeadInMonth(heads, change.head, change.from);
  return accept({
    state: 'changed',
    changes: [
      ...changesBetween({ head: change.head, stop: now?.stop }, {}),
      ...feeChange(one, change, { heads: ended.value }),
    ],
  });
}

const isSameConcession = (one: StandingConcession, change: Of<'concession'>) =>
  isInForce(one, change.from) &&
  one.endedFrom === undefined &&
  one.concession === change.concession &&
  one.unit === change.unit &&
  one.head === change.head &&
  one.value === change.value &&
  one.through === change.through;

function ofConcession(one: Changed, change: Of<'concession'>): Outcome<PlannedChange> {
  const { student, today } = one;
  const { concessions = [], studentID } = student;
  const { what: _, ...request } = change;
  if (concessions.some((held) => isSameConcession(held, change))) return accept(same);
  const given = standingConcession({ studentID, ...request }, '', deskOf(one), {
    student,
    heads: today.heads,
  });
  if (!given.ok) return given;
  return accept({
    state: 'changed',
    changes: [
      ...changesBetween({}, { concession: change.concession }),
      ...feeChange(one, change, { concessions: [...concessions, given.value] }),
    ],
  });
}

/**
 * The effect of a change to many students on one of them, by the rules for changing that student alone (D48, D61, D78): before
 * and after, or a refusal. For a student who is already as wanted it is `same`, even if this very change made it so.
 */
export function plannedChange(one: Changed, change: ManyChange): Outcome<PlannedChange> {
  if (one.student.leftAt !== undefined) return refuse('student-left', 'studentID');
  if (change.what === 'section') return ofSection(one, change);
  if (!feesAreKnown(one.student, one.ledger)) return refuse('fees-unknown', 'studentID');
  switch (change.what) {
    case 'take-head':
      return ofTakenHead(one, change);
    case 'end-head':
      return ofEndedHead(one, change);
    case 'concession':
      return ofConcession(one, change);
  }
}
