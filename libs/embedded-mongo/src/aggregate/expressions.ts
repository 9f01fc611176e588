import { DateTime, type Doc, isDoc, type Value } from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { accumulatingOperators } from './accumulators';
import { arithmeticOperators } from './arithmetic';
import { dateForms } from './dates';
import { forms } from './forms';
import { type Evaluate, type Form, type ListOperators, listOf, type Operand } from './operands';
import { plainOperators } from './operators';

const listForm =
  (name: string, [least, most, apply]: ListOperators[string]): Form =>
  (argument, parse) => {
    const operands = listOf(argument).map((item) => parse(item));
    if (operands.length < least || operands.length > most)
      throw new CommandError(
        least === most ? 16020 : 28667,
        `Expression ${name} takes ${least} to ${most} arguments, but ${operands.length} were passed in.`,
      );
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
    throw new CommandError(16410, "FieldPath field names may not start with '$'. Consider using $setField.");
  return parts;
}

/** A name that is no path. */
export function plainName(name: string): string {
  if (name.includes('.')) throw new CommandError(16412, "FieldPath field names may not contain '.'.");
  return pathParts(name)[0] ?? '';
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
  return (_, values) => fieldValue(values?.get(name), parts, 1);
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

function operation(expression: Doc, name: string, argument: Value, { now, variables }: Names): Evaluate {
  if (expression.size > 1)
    throw new CommandError(15983, `An expression must have exactly one field, found ${expression.size}`);
  const form = operators.get(name);
  if (!form) throw unsupported(`the expression ${name}`, 'compute it in the program');
  return form(argument, (inner, ...more) => parse(inner, { now, variables: [...variables, ...more] }));
}
