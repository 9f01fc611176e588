/** The state of a unit on a day. */
export type UnitState = 'overdue' | 'current' | 'planned' | 'done';

/** The dates of a unit, each `yyyy-mm-dd`. */
interface UnitDates {
  readonly plannedFrom: string;
  readonly plannedTo: string;
  readonly doneOn?: string | undefined;
}

/**
 * The state of a unit: `overdue` if its planned end is before today and it is not done; on its last day it is not overdue (D67).
 * @param today `yyyy-mm-dd` in Asia/Kolkata
 */
export function unitStateOf({ plannedFrom, plannedTo, doneOn }: UnitDates, today: string): UnitState {
  if (doneOn !== undefined) return 'done';
  if (plannedTo < today) return 'overdue';
  return plannedFrom <= today ? 'current' : 'planned';
}

/** The progress of a subject. */
export interface SyllabusProgress {
  readonly units: number;
  readonly done: number;
  readonly overdue: number;
  /** The share of units that are done, in whole per cent; 0 if nothing is planned, and 100 only when all units are done. */
  readonly percent: number;
}

/**
 * The progress of units together, all of the same weight (D67).
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
