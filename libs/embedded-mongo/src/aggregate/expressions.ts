import { DateTime, type Doc, isDoc, isTruthy, type Value } from '../bson/values';
import { spend } from '../effort';
import { CommandError, unsupported } from '../errors';
import { accumulatingOperators } from './accumulators';
import { arithmeticOperators } from './arithmetic';
import { dateForms } from './dates';
import { arrayIn, docIn, isNullish, listOf, partsOf, textIn } from './operands';
import type { Evaluate, Form, ListOperators, Operand, Parse } from './operands';
import { plainOperators } from './operators';

/** Of one operator, or of one element that is gone through. */
const operatorEffort = 5;

const logical =
  (whenAll: boolean): Form =>
  (argument, parse) => {
    const tests = listOf(argument).map((test) => parse(test));
    return (document, variables) => {
      const holds = (test: Evaluate) => isTruthy(test(document, variables));
      return whenAll ? tests.every(holds) : tests.some(holds);
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
      if (Array.isArray(items)) spend(items.length * operatorEffort);
      return collect(arrayIn(items, `input of ${name}`, notArray), (item) =>
        inner(document, new Map([...(variables ?? []), [as, item]])),
      );
    };
  };

/** The name that `$setField` sets is no path: a dot or a `$` in it is a character like any other. */
function nameOf(field: Value): string {
  const literal = isDoc(field) && field.size === 1 ? field.get('$literal') : undefined;
  const name = textIn(literal ?? field, 'field of $setField', 4161107);
  if (name === field && name.startsWith('$'))
    throw new CommandError(4161108, "field of $setField needs $literal where it begins with '$'");
  return name;
}

/** Operators that do not compute all their operands, or compute one several times. */
const forms: Record<string, Form> = {
  $literal: (argument) => () => argument,
  $and: logical(true),
  $or: logical(false),
  $cond: (argument, parse) => {
    const part = isDoc(argument)
      ? partsOf('$cond', argument, { if: 17080, then: 17081, else: 17082 }, 16020, 17083)
      : undefined;
    const operands = part ? [part('if'), part('then'), part('else')] : listOf(argument);
    const [test, then, otherwise] = operands.map((item) => parse(item));
    if (!test || !then || !otherwise || operands.length > 3)
      throw new CommandError(16020, '$cond takes exactly 3 arguments');
    return (document, variables) =>
      (isTruthy(test(document, variables)) ? then : otherwise)(document, variables);
  },
  $ifNull: (argument, parse) => {
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
  },
  $switch: (argument, parse) => {
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
      if (!chosen)
        throw new CommandError(40066, '$switch found no branch that fits, and no default was given');
      return chosen(document, variables);
    };
  },
  $map: looping('$map', 'in', { input: 16880, in: 16882 }, [16878, 16879, 16883], (items, evaluate) =>
    items.map((item) => evaluate(item) ?? null),
  ),
  $filter: looping(
    '$filter',
    'cond',
    { input: 28648, cond: 28650, limit: null },
    [28646, 28647, 28651],
    (items, evaluate) => items.filter((item) => isTruthy(evaluate(item))),
  ),
  // A document with one field set, or taken out by `$$REMOVE`.
  $setField: (argument, parse) => {
    const codes = { field: 4161102, input: 4161102, value: 4161102 };
    const part = partsOf('$setField', argument, codes, 4161100, 4161101);
    const name = nameOf(part('field'));
    const [from, to] = [parse(part('input')), parse(part('value'))];
    return (document, variables) => {
      const base = from(document, variables);
      if (isNullish(base)) return null;
      const result = new Map(docIn(base, 'input of $setField', 4161105));
      spend(result.size * operatorEffort);
      const item = to(document, variables);
      if (item === undefined) result.delete(name);
      else result.set(name, item);
      return result;
    };
  },
};

const listForm =
  (name: string, [least, most, apply]: ListOperators[string]): Form =>
  (argument, parse) => {
    const operands = listOf(argument).map((item) => parse(item));
    if (operands.length < least || operands.length > most)
      throw new CommandError(least === most ? 16020 : 28667, `${name} takes ${least} to ${most} arguments`);
    return (document, variables) => apply(...operands.map((operand) => operand(document, variables)));
  };

const lists = { ...plainOperators, ...arithmeticOperators, ...accumulatingOperators };

const operators = new Map<string, Form>([
  ...Object.entries({ ...forms, ...dateForms }),
  ...Object.entries(lists).map(([name, operator]) => [name, listForm(name, operator)] as const),
]);

/** Every operator there is. */
export const operatorNames: readonly string[] = [...operators.keys()];

function fieldValue(value: Operand, parts: readonly string[], at = 0): Operand {
  const part = parts[at];
  if (part === undefined) return value;
  if (isDoc(value)) return fieldValue(value.get(part), parts, at + 1);
  if (!Array.isArray(value)) return undefined;
  spend(value.length);
  return value
    .map((item) => (isDoc(item) ? fieldValue(item, parts, at) : undefined))
    .filter((item) => item !== undefined);
}

/** MongoDB's limit of names in a path. */
const maxParts = 200;

/** The names in a dotted path, none of them empty and none with a `$` in front. */
export function pathParts(path: string): string[] {
  const parts = path.split('.');
  if (parts.length > maxParts) throw new CommandError(15, 'FieldPath is too long');
  if (parts.at(-1) === '') throw new CommandError(40353, "FieldPath must not end with a '.'.");
  if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw new CommandError(16410, "FieldPath field names may not start with '$'. Consider using $setField.");
  return parts;
}

/** A name that is no path. */
export function plainName(name: string): string {
  if (name.includes('.')) throw new CommandError(16412, "FieldPath field names may not contain '.'.");
  return pathParts(name)[0] ?? '';
}

function path(text: string, now: bigint, variables: readonly string[]): Evaluate {
  if (text === '$') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
  const parts = pathParts(text.replace(/^\$\$?/, ''));
  if (!text.startsWith('$$')) return (document) => fieldValue(document, parts);
  const [name = ''] = parts;
  if (name === 'ROOT' || name === 'CURRENT') return (document) => fieldValue(document, parts, 1);
  if (name === 'NOW') return () => fieldValue(new DateTime(now), parts, 1);
  if (name === 'REMOVE') return () => undefined;
  if (/^[A-Z]/.test(name)) throw unsupported(`the variable $$${name}`, 'compute it in the program');
  if (!variables.includes(name)) throw new CommandError(17276, `Use of undefined variable: ${name}`);
  return (_, values) => fieldValue(values?.get(name), parts, 1);
}

/**
 * Reads an aggregation expression.
 *
 * @param now what `$$NOW` stands for
 * @param variables that operators around it set
 * @throws CommandError 238 for an operator that is not here
 */
export function evaluator(expression: Value, now: bigint, variables: readonly string[] = []): Evaluate {
  const parse: Parse = (inner, ...more) => evaluator(inner, now, [...variables, ...more]);
  if (typeof expression === 'string' && expression.startsWith('$')) return path(expression, now, variables);
  if (Array.isArray(expression)) {
    const items = expression.map((item) => parse(item));
    return (document, values) => {
      spend(items.length * operatorEffort);
      return items.map((item) => item(document, values) ?? null);
    };
  }
  if (!isDoc(expression)) return () => expression;
  const [[operator, argument] = ['', null]] = [...expression];
  if (operator.startsWith('$')) {
    if (expression.size > 1) throw new CommandError(15983, 'an expression must have exactly one field');
    const form = operators.get(operator);
    if (!form) throw unsupported(`the expression ${operator}`, 'compute it in the program');
    const evaluate = form(argument, parse);
    return (document, values) => {
      spend(operatorEffort);
      return evaluate(document, values);
    };
  }
  const fields = [...expression].map(([name, value]) => [plainName(name), parse(value)] as const);
  return (document, values) => {
    const result: Doc = new Map();
    for (const [name, evaluate] of fields) {
      const value = evaluate(document, values);
      if (value !== undefined) result.set(name, value);
    }
    return result;
  };
}
