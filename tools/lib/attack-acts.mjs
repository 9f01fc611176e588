// What people at the desks of an office do, each by the name that a sequence is told with. An act is told by numbers alone, so
// that it means something in whatever is left of a sequence; one that comes to nothing is no fault.
import { dayActs } from './attack-day-acts.mjs';
import { moneyActs } from './attack-money-acts.mjs';
import { schoolActs } from './attack-school-acts.mjs';
import { studentActs } from './attack-student-acts.mjs';

export const acts = { ...dayActs, ...moneyActs, ...schoolActs, ...studentActs };
