import { compareValues } from '../bson/compare';
import { Int32, isTruthy, type Value } from '../bson/values';
import { spend } from '../effort';
import { arrayIn, isNullish, type ListOperators, type Operand, orUndefined } from './operands';

/** Of two values that are compared. */
const comparisonEffort = 5;

const comparing =
  (accept: (order: number) => boolean) =>
  (a: Operand, b: Operand): Value =>
    accept(compareValues(orUndefined(a), orUndefined(b)));

const elementAt = (name: string, value: Operand, index: number): Operand =>
  isNullish(value) ? null : arrayIn(value, name, 28689).at(index);

/** Comparisons, and operators on arrays. */
export const plainOperators: ListOperators = {
  $eq: [2, 2, comparing((order) => order === 0)],
  $ne: [2, 2, comparing((order) => order !== 0)],
  $gt: [2, 2, comparing((order) => order > 0)],
  $gte: [2, 2, comparing((order) => order >= 0)],
  $lt: [2, 2, comparing((order) => order < 0)],
  $lte: [2, 2, comparing((order) => order <= 0)],
  $not: [1, 1, (value) => !isTruthy(value)],
  $size: [1, 1, (value) => new Int32(arrayIn(value, '$size', 17124).length)],
  $first: [1, 1, (value) => elementAt('$first', value, 0)],
  $last: [1, 1, (value) => elementAt('$last', value, -1)],
  $in: [
    2,
    2,
    (value, list) =>
      arrayIn(list, '$in', 40081).some((item) => {
        spend(comparisonEffort);
        return compareValues(item, orUndefined(value)) === 0;
      }),
  ],
};
