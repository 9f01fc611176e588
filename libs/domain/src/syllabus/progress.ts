/** How far a unit is on a day. */
export type UnitState = 'overdue' | 'current' | 'planned' | 'done';

/** The dates of a unit, each `yyyy-mm-dd`. */
interface UnitDates {
  readonly plannedFrom: string;
  readonly plannedTo: string;
  readonly doneOn?: string | undefined;
}

/**
 * How far a unit is: `overdue` when its planned end is before today and it is not done; on its last day it is not (D67).
 * @param today `yyyy-mm-dd` in Asia/Kolkata
 */
export function unitStateOf({ plannedFrom, plannedTo, doneOn }: UnitDates, today: string): UnitState {
  if (doneOn !== undefined) return 'done';
  if (plannedTo < today) return 'overdue';
  return plannedFrom <= today ? 'current' : 'planned';
}

/** How far a subject is. */
export interface SyllabusProgress {
  readonly units: number;
  readonly done: number;
  readonly overdue: number;
  /** Units that are done of all units, in whole per cent; 0 where nothing is planned, and 100 only when all is done. */
  readonly percent: number;
}

/**
 * How far units are together, all of one weight (D67).
 * @param today `yyyy-mm-dd` in Asia/Kolkata
 */
export function progressOf(units: readonly UnitDates[], today: string): SyllabusProgress {
  const states = units.map((unit) => unitStateOf(unit, today));
  const count = (state: UnitState) => states.filter((one) => one === state).length;
  const done = count('done');
  return {
    units: units.length,
    done,
    overdue: count('overdue'),
    percent: units.length === 0 ? 0 : Math.floor((done * 100) / units.length),
  };
}
