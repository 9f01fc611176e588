import { type Doc, isDoc, isNumber, nothing, typeName, type Value } from '../bson/values';
import { CommandError } from '../errors';

export type Operand = Value | undefined;

export type Evaluate = (document: Doc) => Operand;

/** The value itself, or the value that a missing one compares as. */
export const orNothing = (value: Operand): Value => (value === undefined ? nothing : value);

/** Makes a reader of one type of values; a value of another type is refused with the operator's own code. */
const reader =
  <T extends Value>(expected: string, fits: (value: Operand) => value is T) =>
  (value: Operand, place: string, code: number): T => {
    if (!fits(value)) throw new CommandError(code, `${place} takes ${expected}, not ${typeName(value)}`);
    return value;
  };

export const arrayIn = reader<Value[]>('an array', (value) => Array.isArray(value));
export const docIn = reader('an object', isDoc);
export const numberIn = reader('a number', isNumber);
