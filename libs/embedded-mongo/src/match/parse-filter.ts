import { isDoc, isTruthy, Regex, type Doc, type Value } from '../bson/values';
import { spend } from '../effort';
import { badValue, unsupported } from '../errors';
import type { Comparison, Filter, Leaf } from './filter';
import { comparison, oneOf, regexTest, type ValueTest } from './operators';
import { visitPath } from './paths';

/** @throws CommandError 2 for a wrong operand, 238 for an operator that this server does not have */
export const parseFilter = (query: Doc): Filter => ({
  kind: '$and',
  filters: [...query].flatMap(([name, value]) => parseEntry(name, value)),
});

function parseEntry(name: string, value: Value): Filter[] {
  if (name === '$and' || name === '$or') return [{ kind: name, filters: parseList(name, value) }];
  return name.startsWith('$') ? refuse(name) : parseField(name, value);
}

function parseList(name: string, value: Value): Filter[] {
  if (!Array.isArray(value) || value.length === 0)
    throw badValue(`${name} argument must be a non-empty array`);
  return value.map((item) => {
    if (!isDoc(item)) throw badValue('$or/$and entries need to be full objects');
    return parseFilter(item);
  });
}

/** A document of operators. The mark keeps the compiler from ruling out all other documents. */
type OperatorDoc = Doc & { operators?: true };

export function isOperators(value: Value): value is OperatorDoc {
  const first = isDoc(value) ? [...value.keys()][0] : undefined;
  return first?.startsWith('$') === true;
}

/** The effort of testing one value, with the way to it. */
const testEffort = 5;

function parseField(path: string, value: Value): Filter[] {
  if (!isOperators(value)) return [equalLeaf(path, value)];
  return [...value].flatMap(([operator, operand]) => {
    const parse = parsers.get(operator) ?? refuse(operator);
    return parse(path, operand);
  });
}

function refuse(operator: string): never {
  throw unsupported(`the query operator ${operator}`);
}

function leaf(path: string, test: ValueTest, compared?: Comparison, expand = true): Leaf {
  const parts = path.split('.');
  return {
    kind: 'leaf',
    path,
    comparison: compared,
    matches: (value) =>
      visitPath(value, parts, expand, (found) => {
        spend(testEffort);
        return test(found);
      }),
  };
}

const equalLeaf = (path: string, value: Value): Leaf =>
  value instanceof Regex
    ? leaf(path, regexTest(value), { operator: '$regex', value })
    : leaf(path, comparison('$eq', value), { operator: '$eq', value });

const not = (filter: Filter): Filter => ({ kind: '$nor', filters: [filter] });

type Parser = (path: string, operand: Value) => Filter[];

const orderOperators = ['$eq', '$gt', '$gte', '$lt', '$lte'] as const;

const parsers = new Map<string, Parser>([
  ...orderOperators.map((operator): [string, Parser] => [
    operator,
    (path, value) => [leaf(path, comparison(operator, value), { operator, value })],
  ]),
  ['$ne', (path, operand) => [not(leaf(path, notRegex(operand)))]],
  ['$in', (path, value) => [leaf(path, oneOf(value), { operator: '$in', value })]],
  ['$nin', (path, operand) => [not(leaf(path, oneOf(operand)))]],
  ['$exists', exists],
  ['$regex', (path, regex) => [equalLeaf(path, regexOf(regex))]],
]);

function notRegex(operand: Value): ValueTest {
  if (operand instanceof Regex) throw badValue("Can't have regex as arg to $ne.");
  return comparison('$eq', operand);
}

function exists(path: string, operand: Value): Filter[] {
  const presence = leaf(path, (value) => value !== undefined, { operator: '$exists', value: true }, false);
  return [isTruthy(operand) ? presence : not(presence)];
}

function regexOf(operand: Value): Regex {
  if (typeof operand === 'string') return new Regex(operand, '');
  if (!(operand instanceof Regex)) throw badValue('$regex has to be a string');
  return operand;
}
