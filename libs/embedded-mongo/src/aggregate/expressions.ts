import { compareValues } from '../bson/compare';
import { Int32, integer, isDoc, isNumber, isTruthy, typeName, type Doc, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { calculate } from '../update/arithmetic';

/** Computes a value from a document; `undefined` is a missing one. */
export type Evaluate = (document: Doc) => Value | undefined;

type Operator = (operands: Evaluate[]) => Evaluate;

const undefinedAsNull = (value: Value | undefined): Value => value ?? null;

function fieldValue(value: Value | undefined, parts: readonly string[]): Value | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) return value;
  if (isDoc(value)) return fieldValue(value.get(part), rest);
  if (!Array.isArray(value)) return undefined;
  return value
    .map((item) => (isDoc(item) ? fieldValue(item, parts) : undefined))
    .filter((item) => item !== undefined);
}

function path(text: string): Evaluate {
  if (text.startsWith('$$')) {
    const [name = '', ...rest] = text.slice(2).split('.');
    if (name === 'ROOT' || name === 'CURRENT') return (document) => fieldValue(document, rest);
    throw unsupported(`the variable $$${name}`, 'compute it in the program');
  }
  const parts = text.slice(1).split('.');
  if (parts.includes('')) throw new CommandError(40353, 'FieldPath must not be empty or end with a dot');
  return (document) => fieldValue(document, parts);
}

const comparing =
  (accept: (order: number) => boolean): Operator =>
  ([a, b]) =>
  (document) =>
    accept(compareMissing(a?.(document), b?.(document)));

/** A missing value sorts before every other, also before null. */
function compareMissing(a: Value | undefined, b: Value | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b);
}

const arithmetic =
  (operator: '$inc' | '$mul', name: string, start: number): Operator =>
  (operands) =>
  (document) => {
    let result: Value = new Int32(start);
    for (const operand of operands) {
      const value = undefinedAsNull(operand(document));
      if (value === null) return null;
      if (!isNumber(value) || !isNumber(result))
        throw new CommandError(14, `${name} only supports numeric types, not ${typeName(value)}`);
      result = calculate(operator, result, value);
    }
    return result;
  };

const subtract: Operator =
  ([a, b]) =>
  (document) => {
    const [x, y] = [undefinedAsNull(a?.(document)), undefinedAsNull(b?.(document))];
    if (x === null || y === null) return null;
    if (!isNumber(x) || !isNumber(y))
      throw unsupported('$subtract of other things than numbers', 'compute it in the program');
    const negative = calculate('$mul', y, new Int32(-1));
    return isNumber(negative) ? calculate('$inc', x, negative) : null;
  };

function size(value: Value | undefined): Value {
  if (!Array.isArray(value))
    throw new CommandError(
      17124,
      `The argument to $size must be an array, but was of type: ${typeName(value)}`,
    );
  return integer(value.length);
}

/** Operators by name, with how many operands they take. */
const operators = new Map<string, { least: number; most: number; make: Operator }>([
  ['$eq', { least: 2, most: 2, make: comparing((order) => order === 0) }],
  ['$ne', { least: 2, most: 2, make: comparing((order) => order !== 0) }],
  ['$gt', { least: 2, most: 2, make: comparing((order) => order > 0) }],
  ['$gte', { least: 2, most: 2, make: comparing((order) => order >= 0) }],
  ['$lt', { least: 2, most: 2, make: comparing((order) => order < 0) }],
  ['$lte', { least: 2, most: 2, make: comparing((order) => order <= 0) }],
  [
    '$and',
    {
      least: 0,
      most: Infinity,
      make: (parts) => (document) => parts.every((part) => isTruthy(part(document))),
    },
  ],
  [
    '$or',
    {
      least: 0,
      most: Infinity,
      make: (parts) => (document) => parts.some((part) => isTruthy(part(document))),
    },
  ],
  [
    '$not',
    {
      least: 1,
      most: 1,
      make:
        ([part]) =>
        (document) =>
          !isTruthy(part?.(document)),
    },
  ],
  ['$add', { least: 0, most: Infinity, make: arithmetic('$inc', '$add', 0) }],
  ['$multiply', { least: 0, most: Infinity, make: arithmetic('$mul', '$multiply', 1) }],
  ['$subtract', { least: 2, most: 2, make: subtract }],
  [
    '$size',
    {
      least: 1,
      most: 1,
      make:
        ([part]) =>
        (document) =>
          size(part?.(document)),
    },
  ],
  [
    '$type',
    {
      least: 1,
      most: 1,
      make:
        ([part]) =>
        (document) =>
          typeName(part?.(document)),
    },
  ],
  [
    '$isArray',
    {
      least: 1,
      most: 1,
      make:
        ([part]) =>
        (document) =>
          Array.isArray(part?.(document)),
    },
  ],
]);

/**
 * Reads an aggregation expression: field paths, literals, documents, arrays and the everyday operators.
 *
 * @throws CommandError 238 for an operator that is not here
 */
export function evaluator(expression: Value): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return path(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(evaluator);
    return (document) => items.map((item) => undefinedAsNull(item(document)));
  }
  if (!isDoc(expression)) return () => expression;
  const [first] = [...expression];
  if (first?.[0].startsWith('$')) return operation(expression, first[0], first[1]);
  const fields = [...expression].map(([name, value]) => [name, evaluator(value)] as const);
  return (document) => {
    const result: Doc = new Map();
    for (const [name, evaluate] of fields) {
      const value = evaluate(document);
      if (value !== undefined) result.set(name, value);
    }
    return result;
  };
}

function operation(expression: Doc, name: string, argument: Value): Evaluate {
  if (expression.size > 1)
    throw new CommandError(
      15983,
      `an expression specification must contain exactly one field, found ${expression.size}`,
    );
  if (name === '$literal') return () => argument;
  if (name === '$ifNull') return ifNull(Array.isArray(argument) ? argument.map(evaluator) : []);
  if (name === '$cond') return condition(argument);
  const operator = operators.get(name);
  if (!operator) throw unsupported(`the expression ${name}`, 'compute it in the program');
  const operands = (Array.isArray(argument) ? argument : [argument]).map(evaluator);
  if (operands.length < operator.least || operands.length > operator.most)
    throw new CommandError(
      16020,
      `Expression ${name} takes exactly ${operator.least} arguments. ${operands.length} were passed in.`,
    );
  return operator.make(operands);
}

function ifNull(parts: Evaluate[]): Evaluate {
  if (parts.length < 2)
    throw new CommandError(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  return (document) => {
    for (const part of parts.slice(0, -1)) {
      const value = part(document);
      if (value !== undefined && value !== null) return value;
    }
    return parts.at(-1)?.(document);
  };
}

function condition(argument: Value): Evaluate {
  const parts = isDoc(argument)
    ? ['if', 'then', 'else'].map((name) => argument.get(name))
    : Array.isArray(argument)
      ? argument
      : [];
  if (parts.length !== 3 || parts.includes(undefined) || (isDoc(argument) && argument.size !== 3))
    throw new CommandError(16020, 'Expression $cond takes exactly 3 arguments');
  const [test, then, otherwise] = parts.map((part) => evaluator(undefinedAsNull(part)));
  return (document) => (isTruthy(test?.(document)) ? then?.(document) : otherwise?.(document));
}
