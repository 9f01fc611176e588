import { compareValues } from '../bson/compare';
import { type Doc, isDoc, isTruthy, type Value } from '../bson/values';
import { spend } from '../effort';
import { CommandError, unsupported } from '../errors';
import { pathParts } from '../match/paths';
import { type Evaluate, type Operand, orNothing } from './operands';

const operatorEffort = 5;

/** Makes an evaluation from exactly as many operands as it has parameters. */
type Operator = (...operands: Evaluate[]) => Evaluate;

const comparing =
  (accept: (order: number) => boolean): Operator =>
  (a, b) =>
  (document) =>
    accept(compareValues(orNothing(a(document)), orNothing(b(document))));

const operators = new Map<string, Operator>([
  ['$eq', comparing((order) => order === 0)],
  ['$gt', comparing((order) => order > 0)],
  ['$gte', comparing((order) => order >= 0)],
  ['$cond', (test, then, otherwise) => (document) => (isTruthy(test(document)) ? then : otherwise)(document)],
]);

function fieldValue(value: Operand, parts: readonly string[], index = 0): Operand {
  const part = parts[index];
  if (part === undefined) return value;
  if (isDoc(value)) return fieldValue(value.get(part), parts, index + 1);
  if (!Array.isArray(value)) return undefined;
  spend(value.length);
  return value
    .map((item) => (isDoc(item) ? fieldValue(item, parts, index) : undefined))
    .filter((item) => item !== undefined);
}

export function plainName(name: string): string {
  if (name.includes('.')) throw new CommandError(16412, "FieldPath field names may not contain '.'.");
  return pathParts(name)[0] ?? '';
}

function path(text: string): Evaluate {
  if (text.startsWith('$$')) throw unsupported(`the variable ${text}`, 'compute it in the program');
  const parts = pathParts(text.slice(1));
  return (document) => fieldValue(document, parts);
}

/** @throws CommandError 238 for an operator that this server does not have */
export function evaluator(expression: Value): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return path(expression);
  if (Array.isArray(expression)) throw unsupported('a list as an expression', 'compute it in the program');
  if (!isDoc(expression)) return () => expression;
  const [[name, argument] = ['', null]] = [...expression];
  if (name.startsWith('$')) {
    if (expression.size > 1) throw new CommandError(15983, 'an expression must have exactly one field');
    const operator = operators.get(name);
    if (!operator) throw unsupported(`the expression ${name}`, 'compute it in the program');
    const operands = (Array.isArray(argument) ? argument : [argument]).map(evaluator);
    if (operands.length !== operator.length)
      throw new CommandError(16020, `${name} takes exactly ${operator.length} arguments`);
    const evaluate = operator(...operands);
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
