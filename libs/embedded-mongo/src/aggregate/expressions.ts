import { type Doc, isDoc, isTruthy, type Value } from '../bson/values';
import { spend } from '../effort';
import { CommandError, unsupported } from '../errors';
import { accumulatingOperators } from './accumulators';
import { listOf, partsOf } from './operands';
import type { Evaluate, Form, ListOperators, Operand } from './operands';
import { plainOperators } from './operators';

/** Of one operator. */
const operatorEffort = 5;

const logical =
  (whenAll: boolean): Form =>
  (argument, parse) => {
    const tests = listOf(argument).map((test) => parse(test));
    return (document) => {
      const holds = (test: Evaluate) => isTruthy(test(document));
      return whenAll ? tests.every(holds) : tests.some(holds);
    };
  };

/** Operators that do not compute all their operands. */
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
    return (document) => (isTruthy(test(document)) ? then : otherwise)(document);
  },
};

const listForm =
  (name: string, [least, most, apply]: ListOperators[string]): Form =>
  (argument, parse) => {
    const operands = listOf(argument).map((item) => parse(item));
    if (operands.length < least || operands.length > most)
      throw new CommandError(least === most ? 16020 : 28667, `${name} takes ${least} to ${most} arguments`);
    return (document) => apply(...operands.map((operand) => operand(document)));
  };

const lists = { ...plainOperators, ...accumulatingOperators };

const operators = new Map<string, Form>([
  ...Object.entries(forms),
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
function plainName(name: string): string {
  if (name.includes('.')) throw new CommandError(16412, "FieldPath field names may not contain '.'.");
  return pathParts(name)[0] ?? '';
}

function path(text: string): Evaluate {
  if (text === '$') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
  const parts = pathParts(text.replace(/^\$\$?/, ''));
  if (!text.startsWith('$$')) return (document) => fieldValue(document, parts);
  const [name = ''] = parts;
  if (name === 'ROOT') return (document) => fieldValue(document, parts, 1);
  if (name === 'REMOVE') return () => undefined;
  if (/^[A-Z]/.test(name)) throw unsupported(`the variable $$${name}`, 'compute it in the program');
  throw new CommandError(17276, `Use of undefined variable: ${name}`);
}

/**
 * Reads an aggregation expression.
 *
 * @throws CommandError 238 for an operator that is not here
 */
export function evaluator(expression: Value): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return path(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(evaluator);
    return (document) => {
      spend(items.length * operatorEffort);
      return items.map((item) => item(document) ?? null);
    };
  }
  if (!isDoc(expression)) return () => expression;
  const [[operator, argument] = ['', null]] = [...expression];
  if (operator.startsWith('$')) {
    if (expression.size > 1) throw new CommandError(15983, 'an expression must have exactly one field');
    const form = operators.get(operator);
    if (!form) throw unsupported(`the expression ${operator}`, 'compute it in the program');
    const evaluate = form(argument, evaluator);
    return (document) => {
      spend(operatorEffort);
      return evaluate(document);
    };
  }
  const fields = [...expression].map(([name, value]) => [plainName(name), evaluator(value)] as const);
  return (document) => {
    const result: Doc = new Map();
    for (const [name, evaluate] of fields) {
      const value = evaluate(document);
      if (value !== undefined) result.set(name, value);
    }
    return result;
  };
}
