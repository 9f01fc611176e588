import { compareValues } from '../bson/compare';
import { type Doc, DateTime, Int32, isDoc, isTruthy, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { accumulatingOperators } from './accumulators';
import { arithmeticOperators } from './arithmetic';
import { arrayOperators } from './arrays';
import { conversionOperators } from './conversions';
import { dateOperators, dateParts } from './dates';
import { type Evaluate, forms, type Parse } from './forms';
import { type ListOperators, type NamedOperator, type Operand, orUndefined, partsOf } from './operands';
import { setField } from './set-field';
import { namedTextOperators, textOperators } from './text';

const comparing =
  (accept: (order: number) => Value) =>
  (a: Operand, b: Operand): Value =>
    accept(Math.sign(compareValues(orUndefined(a), orUndefined(b))));

const listOperators = new Map<string, ListOperators[string]>(
  Object.entries<ListOperators[string]>({
    $eq: [2, 2, comparing((order) => order === 0)],
    $ne: [2, 2, comparing((order) => order !== 0)],
    $gt: [2, 2, comparing((order) => order > 0)],
    $gte: [2, 2, comparing((order) => order >= 0)],
    $lt: [2, 2, comparing((order) => order < 0)],
    $lte: [2, 2, comparing((order) => order <= 0)],
    $cmp: [2, 2, comparing((order) => new Int32(order))],
    $not: [1, 1, (value) => !isTruthy(value)],
    ...arithmeticOperators,
    ...textOperators,
    ...arrayOperators,
    ...conversionOperators,
    ...accumulatingOperators,
  }),
);

const namedOperators = new Map<string, NamedOperator>(
  Object.entries({ ...namedTextOperators, ...dateOperators, ...dateParts }),
);

const lazyForms = new Map(Object.entries({ ...forms, $setField: setField }));

/** Every operator there is. */
export const operatorNames: readonly string[] = [lazyForms, namedOperators, listOperators].flatMap(
  (table) => [...table.keys()],
);

function fieldValue(value: Operand, parts: readonly string[], at = 0): Operand {
  const part = parts[at];
  if (part === undefined) return value;
  if (isDoc(value)) return fieldValue(value.get(part), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  return value
    .map((item) => (isDoc(item) ? fieldValue(item, parts, at) : undefined))
    .filter((item) => item !== undefined);
}

/** The names in a dotted path, none of them empty and none with a `$` in front. */
export function pathParts(path: string): string[] {
  const parts = path.split('.');
  if (parts.at(-1) === '') throw new CommandError(40353, "FieldPath must not end with a '.'.");
  if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw new CommandError(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  return parts;
}

/** What an expression may name beside the fields of the document. */
interface Names {
  now: bigint;
  variables: readonly string[];
}

function path(text: string, { now, variables }: Names): Evaluate {
  if (text === '$') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
  const parts = pathParts(text.replace(/^\$\$?/, ''));
  if (!text.startsWith('$$')) return (document) => fieldValue(document, parts);
  const [name = ''] = parts;
  if (name === 'ROOT' || name === 'CURRENT') return (document) => fieldValue(document, parts, 1);
  if (name === 'NOW') return () => fieldValue(new DateTime(now), parts, 1);
  if (name === 'REMOVE') return () => undefined;
  if (/^[A-Z]/.test(name)) throw unsupported(`the variable $$${name}`, 'compute it in the program');
  if (!variables.includes(name)) throw new CommandError(17276, `Use of undefined variable: ${name}`);
  return (_, values) => fieldValue(values.get(name), parts, 1);
}

/**
 * Reads an aggregation expression.
 *
 * @param now what `$$NOW` stands for
 * @throws CommandError 238 for an operator that is not here
 */
export function evaluator(expression: Value, now: bigint): Evaluate {
  return parse(expression, { now, variables: [] });
}

function parse(expression: Value, names: Names): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return path(expression, names);
  if (Array.isArray(expression)) {
    const items = expression.map((item) => parse(item, names));
    return (document, variables) => items.map((item) => item(document, variables) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const [first] = [...expression];
  if (first?.[0].startsWith('$')) return operation(expression, first[0], first[1], names);
  const fields = [...expression].map(([name, value]) => [plainName(name), parse(value, names)] as const);
  return (document, variables) => {
    const result: Doc = new Map();
    for (const [name, evaluate] of fields) {
      const value = evaluate(document, variables);
      if (value !== undefined) result.set(name, value);
    }
    return result;
  };
}

function plainName(name: string): string {
  if (name.includes('.')) throw new CommandError(16412, "FieldPath field names may not contain '.'.");
  return pathParts(name)[0] ?? '';
}

function operation(expression: Doc, name: string, argument: Value, names: Names): Evaluate {
  if (expression.size > 1)
    throw new CommandError(
      15983,
      `An object representing an expression must have exactly one field, found ${expression.size}`,
    );
  const inner: Parse = (value, more = []) =>
    parse(value, { ...names, variables: [...names.variables, ...more] });
  const form = lazyForms.get(name);
  if (form) return form(argument, inner);
  const named = namedOperators.get(name);
  if (named) return namedOperation(name, named, argument, inner);
  const operator = listOperators.get(name);
  if (!operator) throw unsupported(`the expression ${name}`, 'compute it in the program');
  const operands = (Array.isArray(argument) ? argument : [argument]).map((item) => inner(item));
  const [least, most, apply] = operator;
  if (operands.length < least || operands.length > most)
    throw least === most
      ? new CommandError(
          16020,
          `Expression ${name} takes exactly ${least} arguments. ${operands.length} were passed in.`,
        )
      : new CommandError(
          28667,
          `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${operands.length} were passed in.`,
        );
  return (document, variables) => apply(...operands.map((operand) => operand(document, variables)));
}

/** Operands by name; of a part of a date the date alone will do. */
function namedOperation(name: string, operator: NamedOperator, argument: Value, inner: Parse): Evaluate {
  const given = Object.hasOwn(dateParts, name) ? dateArgument(name, argument) : argument;
  const parts = [...partsOf(name, given, operator.operands, operator.codes)];
  const operands = parts.map(([part, value]) => [part, inner(value)] as const);
  return (document, variables) =>
    operator.apply(new Map(operands.map(([part, evaluate]) => [part, evaluate(document, variables)])));
}

function dateArgument(name: string, argument: Value): Value {
  if (Array.isArray(argument)) {
    const [only] = argument;
    if (argument.length !== 1 || only === undefined)
      throw new CommandError(
        40536,
        `${name} accepts exactly one argument if given an array, but was given ${argument.length}`,
      );
    return dateArgument(name, only);
  }
  const isNamed = isDoc(argument) && argument.size > 0 && ![...argument.keys()][0]?.startsWith('$');
  return isNamed ? argument : new Map([['date', argument]]);
}
