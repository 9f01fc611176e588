import { isDoc, isTruthy, typeName, type Doc, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { isNullish, type Operand, type PartCodes, partsOf } from './operands';

/** The variables that `$let`, `$map`, `$filter` and `$reduce` set. */
export type Variables = ReadonlyMap<string, Operand>;

export const noVariables: Variables = new Map();

/** Computes a value from a document; `undefined` is a missing one. */
export type Evaluate = (document: Doc, variables: Variables) => Operand;

/** Reads an expression in which these further variables are known. */
export type Parse = (expression: Value, variables?: readonly string[]) => Evaluate;

/** An operator that does not compute all its operands, or computes one several times. */
type Form = (argument: Value, parse: Parse) => Evaluate;

const absent: Evaluate = () => undefined;

const part = (parts: Doc, name: string): Value => parts.get(name) ?? null;

function variableName(value: Value): string {
  if (typeof value !== 'string' || !/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(value))
    throw new CommandError(
      16867,
      `'${typeof value === 'string' ? value : typeName(value)}' starts with an invalid character for a user variable name`,
    );
  return value;
}

const listOf = (argument: Value): Value[] => (Array.isArray(argument) ? argument : [argument]);

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
  if (!isDoc(argument) && listOf(argument).length !== 3)
    throw new CommandError(
      16020,
      `Expression $cond takes exactly 3 arguments. ${listOf(argument).length} were passed in.`,
    );
  const codes = { notDoc: 16020, unknown: 17083, missing: { if: 17080, then: 17081, else: 17082 } };
  const parts = isDoc(argument)
    ? ['if', 'then', 'else'].map((name) => part(partsOf('$cond', argument, 'if then else', codes), name))
    : listOf(argument);
  const [test = absent, then = absent, otherwise = absent] = parts.map((item) => parse(item));
  return (document, variables) =>
    isTruthy(test(document, variables)) ? then(document, variables) : otherwise(document, variables);
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
  const parts = partsOf('$switch', argument, 'branches default?', {
    notDoc: 40060,
    unknown: 40067,
    missing: 40068,
  });
  const branches = part(parts, 'branches');
  if (!Array.isArray(branches))
    throw new CommandError(40061, `$switch expected an array for 'branches', found: ${typeName(branches)}`);
  if (branches.length === 0) throw new CommandError(40068, '$switch requires at least one branch.');
  const cases = branches.map((branch) => {
    const codes = { notDoc: 40062, unknown: 40063, missing: { case: 40064, then: 40065 } };
    const inner = partsOf('$switch', branch, 'case then', codes);
    return { test: parse(part(inner, 'case')), then: parse(part(inner, 'then')) };
  });
  const otherwise = parts.has('default') ? parse(part(parts, 'default')) : undefined;
  return (document, variables) => {
    const found = cases.find(({ test }) => isTruthy(test(document, variables)));
    const chosen = found ? found.then : otherwise;
    if (!chosen)
      throw new CommandError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return chosen(document, variables);
  };
};

const letIn: Form = (argument, parse) => {
  const parts = partsOf('$let', argument, 'vars in', {
    notDoc: 16874,
    unknown: 16875,
    missing: { vars: 16876, in: 16877 },
  });
  const vars = part(parts, 'vars');
  if (!isDoc(vars)) throw new CommandError(10065, 'invalid parameter: expected an object (vars)');
  const values = [...vars].map(([name, value]) => [variableName(name), parse(value)] as const);
  const body = parse(
    part(parts, 'in'),
    values.map(([name]) => name),
  );
  return (document, variables) => {
    const inner = values.map(([name, evaluate]) => [name, evaluate(document, variables)] as const);
    return body(document, new Map([...variables, ...inner]));
  };
};

/** What the element of an array is called, and what is done with each. */
function looping(
  name: string,
  argument: Value,
  parse: Parse,
  body: 'in' | 'cond',
  codes: PartCodes & { notArray: number },
  collect: (items: Value[], evaluate: (item: Value) => Operand) => Value[],
): Evaluate {
  const parts = partsOf(name, argument, `input as? ${body}`, codes);
  const as = parts.has('as') ? variableName(part(parts, 'as')) : 'this';
  const input = parse(part(parts, 'input'));
  const inner = parse(part(parts, body), [as]);
  return (document, variables) => {
    const items = input(document, variables);
    if (isNullish(items)) return null;
    if (!Array.isArray(items))
      throw new CommandError(codes.notArray, `input to ${name} must be an array not ${typeName(items)}`);
    return collect(items, (item) => inner(document, new Map([...variables, [as, item]])));
  };
}

const map: Form = (argument, parse) =>
  looping(
    '$map',
    argument,
    parse,
    'in',
    { notDoc: 16878, unknown: 16879, missing: { input: 16880, in: 16882 }, notArray: 16883 },
    (items, evaluate) => items.map((item) => evaluate(item) ?? null),
  );

const filter: Form = (argument, parse) => {
  if (isDoc(argument) && argument.has('limit'))
    throw unsupported('limit of $filter', 'use $slice on its result');
  return looping(
    '$filter',
    argument,
    parse,
    'cond',
    { notDoc: 28646, unknown: 28647, missing: { input: 28648, cond: 28650 }, notArray: 28651 },
    (items, evaluate) => items.filter((item) => isTruthy(evaluate(item))),
  );
};

const reduce: Form = (argument, parse) => {
  const codes = { notDoc: 40075, unknown: 40076, missing: { input: 40077, initialValue: 40078, in: 40079 } };
  const parts = partsOf('$reduce', argument, 'input initialValue in', codes);
  const input = parse(part(parts, 'input'));
  const start = parse(part(parts, 'initialValue'));
  const body = parse(part(parts, 'in'), ['this', 'value']);
  return (document, variables) => {
    const items = input(document, variables);
    if (isNullish(items)) return null;
    if (!Array.isArray(items))
      throw new CommandError(40080, `$reduce requires that 'input' be an array, found: ${typeName(items)}`);
    return items.reduce<Operand>(
      (value, item) => body(document, new Map([...variables, ['this', item], ['value', value]])),
      start(document, variables),
    );
  };
};

export const forms: Record<string, Form> = {
  $literal: (argument) => () => argument,
  $and: logical(true),
  $or: logical(false),
  $cond: condition,
  $ifNull: ifNull,
  $switch: switchOver,
  $let: letIn,
  $map: map,
  $filter: filter,
  $reduce: reduce,
};
