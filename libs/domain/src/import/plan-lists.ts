import type { HeadPayer } from '../fees';
import { noon } from '../school';
import { boards, mediums, schoolClasses, streams } from '../values';
import type { ImportField, ImportValues } from './import-fields';
import { headsOfKnown, headsOfNew, takenHeadsText } from './import-heads';
import type { KnownStudent } from './known-student';
import {
  concessionsOfKnown,
  concessionsOfNew,
  concessionsText,
  type ConcessionContext,
} from './more-concessions';
import type { Fault } from './read-row';

/** A field of a registered student that a row changes. */
export interface RowChange {
  readonly field: ImportField;
  readonly before: string;
  readonly after: string;
}

/** The plan for one part of a row. */
export interface PartPlan {
  readonly faults: readonly Fault[];
  readonly changes: readonly RowChange[];
  readonly kept: readonly RowChange[];
  readonly values: ImportValues;
}

const noDesk = { by: '', byId: '', newId: () => '' };

/** The fields that decide the fees of a row; undefined while one of their cells is wrong. */
function payerOf(details: Readonly<Record<string, unknown>>): HeadPayer | undefined {
  const stream = streams.find((one) => one === details['stream']);
  const schoolClass = schoolClasses.find((one) => one === details['class']);
  const medium = mediums.find((one) => one === details['medium']);
  const boardType = boards.find((one) => one === details['boardType']);
  if (schoolClass === undefined || medium === undefined || boardType === undefined) return undefined;
  return { class: schoolClass, medium, boardType, ...(stream === undefined ? {} : { stream }) };
}

/** The heads and the further concessions of a new student. @param details only those that are right */
export function listsOfNew(
  values: ImportValues,
  details: Readonly<Record<string, unknown>>,
  feesFrom: string,
  context: ConcessionContext,
): Pick<PartPlan, 'faults' | 'values'> {
  const payer = payerOf(details);
  if (!payer) return { faults: [], values: {} };
  const { studentID = '', takenHeads, moreConcessions } = values;
  const at = noon(context.today);
  const heads = headsOfNew(takenHeads, feesFrom, payer, context, { ...noDesk, at });
  const concessions = concessionsOfNew(moreConcessions, studentID, feesFrom, payer, context);
  const faults: Fault[] = [];
  if (heads.message !== undefined) faults.push({ field: 'takenHeads', message: heads.message });
  if (concessions.message !== undefined)
    faults.push({ field: 'moreConcessions', message: concessions.message });
  return {
    faults,
    values: {
      ...(heads.value && takenHeads !== undefined && { takenHeads: takenHeadsText(heads.value, feesFrom) }),
      ...(concessions.value &&
        moreConcessions !== undefined && { moreConcessions: concessionsText(concessions.value) }),
    },
  };
}

const EFFECTS = [
  ['takenHeads', headsOfKnown],
  ['moreConcessions', concessionsOfKnown],
] as const;

/** The heads and the further concessions of a registered student. @param student as the row leaves it */
export function listsOfKnown(
  cells: ImportValues,
  student: KnownStudent,
  last: ImportValues | undefined,
  context: ConcessionContext & { readonly overwrites: boolean },
): PartPlan {
  const faults: Fault[] = [];
  const changes: RowChange[] = [];
  const kept: RowChange[] = [];
  const values: Partial<Record<ImportField, string>> = {};
  for (const [field, effectOf] of EFFECTS) {
    const cell = cells[field];
    if (cell === undefined) continue;
    const { value, message } = effectOf(cell, student, last?.[field], context);
    if (message !== undefined) faults.push({ field, message });
    if (value?.change) changes.push({ field, ...value.change });
    if (value?.kept) kept.push({ field, ...value.kept });
    if (value) values[field] = value.named;
  }
  return { faults, changes, kept, values };
}
