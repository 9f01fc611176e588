import { isDoc, isTruthy, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import {
  arrayIn,
  docIn,
  type Evaluate,
  type Form,
  isNullish,
  listOf,
  type Operand,
  partsOf,
  textIn,
} from './operands';

const logical =
  (whenAll: boolean): Form =>
  (argument, parse) => {
    const tests = listOf(argument).map((test) => parse(test));
    return (document, variables) => {
      const holds = (test: Evaluate) => isTruthy(test(document, variables));
      return whenAll ? tests.every(holds) : tests.some(holds);
    };
  };

const condition: Form = (argument, parse) => {
  const part = isDoc(argument)
    ? partsOf('$cond', argument, { if: 17080, then: 17081, else: 17082 }, 16020, 17083)
    : undefined;
  const operands = part ? [part('if'), part('then'), part('else')] : listOf(argument);
  const [test, then, otherwise] = operands.map((item) => parse(item));
  if (!test || !then || !otherwise || operands.length > 3)
    throw new CommandError(16020, `Expression $cond takes exactly 3 arguments, not ${operands.length}`);
  return (document, variables) =>
    (isTruthy(test(document, variables)) ? then : otherwise)(document, variables);
};

const ifNull: Form = (argument, parse) => {
  const parts = listOf(argument).map((item) => parse(item));
  if (parts.length < 2)
    throw new CommandError(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  return (document, variables) => {
    let value: Operand;
    for (const evaluate of parts) {
      value = evaluate(document, variables);
      if (!isNullish(value)) break;
    }
    return value;
  };
};

const switchOver: Form = (argument, parse) => {
  const part = partsOf('$switch', argument, { branches: 40068, default: null }, 40060, 40067);
  const branches = arrayIn(part('branches'), 'branches of $switch', 40061);
  if (branches.length === 0) throw new CommandError(40068, '$switch requires at least one branch.');
  const cases = branches.map((branch) => {
    const inner = partsOf('$switch', branch, { case: 40064, then: 40065 }, 40062, 40063);
    return { test: parse(inner('case')), then: parse(inner('then')) };
  });
  const otherwise = isDoc(argument) && argument.has('default') ? parse(part('default')) : undefined;
  return (document, variables) => {
    const found = cases.find(({ test }) => isTruthy(test(document, variables)));
    const chosen = found ? found.then : otherwise;
    if (!chosen) throw new CommandError(40066, '$switch found no branch that fits, and no default was given');
    return chosen(document, variables);
  };
};

/** Does something with each element of an array, which has a name in the operator's last part. */
const looping =
  (
    name: string,
    body: string,
    codes: Record<string, number | null>,
    [notDoc, unknown, notArray]: [number, number, number],
    collect: (items: Value[], evaluate: (item: Value) => Operand) => Value[],
  ): Form =>
  (argument, parse) => {
    const part = partsOf(name, argument, { ...codes, as: null }, notDoc, unknown);
    if (part('limit') !== null) throw unsupported(`limit of ${name}`, 'shorten the array in the program');
    const as = textIn(part('as', 'this'), `as of ${name}`, 16866);
    if (!/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(as))
      throw new CommandError(16867, `'${as}' starts with an invalid character for a user variable name`);
    const [input, inner] = [parse(part('input')), parse(part(body), as)];
    return (document, variables) => {
      const items = input(document, variables);
      if (isNullish(items)) return null;
      return collect(arrayIn(items, `input of ${name}`, notArray), (item) =>
        inner(document, new Map([...(variables ?? []), [as, item]])),
      );
    };
  };

const map = looping('$map', 'in', { input: 16880, in: 16882 }, [16878, 16879, 16883], (items, evaluate) =>
  items.map((item) => evaluate(item) ?? null),
);

const filter = looping(
  '$filter',
  'cond',
  { input: 28648, cond: 28650, limit: null },
  [28646, 28647, 28651],
  (items, evaluate) => items.filter((item) => isTruthy(evaluate(item))),
);

/** The name that `$setField` sets is no path: a dot or a `$` in it is a character like any other. */
function nameOf(field: Value): string {
  const name = isDoc(field) && field.size === 1 ? field.get('$literal') : field;
  if (name === field && typeof name === 'string' && name.startsWith('$'))
    throw new CommandError(
      4161108,
      "field of $setField is a constant; use $literal where it begins with '$'",
    );
  return textIn(name, 'field of $setField', 4161107);
}

/** `$setField`: a document with one field set, or taken out by `$$REMOVE`. */
const setField: Form = (argument, parse) => {
  const codes = { field: 4161102, input: 4161102, value: 4161102 };
  const part = partsOf('$setField', argument, codes, 4161100, 4161101);
  const name = nameOf(part('field'));
  const [from, to] = [parse(part('input')), parse(part('value'))];
  return (document, variables) => {
    const base = from(document, variables);
    if (isNullish(base)) return null;
    const result = new Map(docIn(base, 'input of $setField', 4161105));
    const item = to(document, variables);
    if (item === undefined) result.delete(name);
    else result.set(name, item);
    return result;
  };
};

/** Operators that do not compute all their operands, or compute one several times. */
export const forms: Record<string, Form> = {
  $literal: (argument) => () => argument,
  $and: logical(true),
  $or: logical(false),
  $cond: condition,
  $ifNull: ifNull,
  $switch: switchOver,
  $map: map,
  $filter: filter,
  $setField: setField,
};
