// The acts of people at the desks of an office, by the names that sequences use. An act consists only of numbers, so that it
// still means something when a sequence is shortened; an act without effect is no fault.
import { dayActs } from './attack-day-acts.mjs';
import { moneyActs } from './attack-money-acts.mjs';
import { schoolActs } from './attack-school-acts.mjs';
import { studentActs } from './attack-student-acts.mjs';

export const acts = { ...dayActs, ...moneyActs, ...schoolActs, ...studentActs };
