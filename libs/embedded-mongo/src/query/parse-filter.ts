import { BsonType, isDoc, isTruthy, Regex, typeName, typeOf, type Doc, type Value } from '../bson/values';
import { badValue, unsupported } from '../errors';
import { type Comparison, type Filter, type Leaf, matches, type MatchDetails, type Opening } from './filter';
import { comparison, modTest, oneOf, regexTest, sizeOf, typeTest, type ValueTest } from './operators';
import { splitPath, visitPath } from './paths';

/** MongoDB's own operators that this server does not have. */
const notHere = new Set(
  '$where $text $near $nearSphere $geoWithin $geoIntersects $within $jsonSchema $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $expr $sampleRate $uniqueDocs $maxDistance $minDistance'.split(
    ' ',
  ),
);

/**
 * Reads a query filter.
 *
 * @returns the conditions as a tree that `matches` runs and the planner reads
 * @throws CommandError 2 for an unknown operator or a wrong operand, 238 for one that only MongoDB has
 */
export function parseFilter(query: Doc): Filter {
  const filters = [...query].flatMap(([name, value]) => parseEntry(name, value));
  const [only] = filters;
  return filters.length === 1 && only ? only : { kind: '$and', filters };
}

function parseEntry(name: string, value: Value): Filter[] {
  if (name === '$and' || name === '$or' || name === '$nor')
    return [{ kind: name, filters: parseList(name, value) }];
  if (name === '$comment') return [];
  if (name === '$alwaysTrue' || name === '$alwaysFalse') return [constant(name === '$alwaysTrue')];
  if (notHere.has(name)) throw unsupported(name);
  if (name.startsWith('$'))
    throw badValue(
      `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  return parseField(name, value);
}

const constant = (result: boolean): Opening => ({ kind: 'other', fields: [], matches: () => result });

function parseList(name: string, value: Value): Filter[] {
  if (!Array.isArray(value)) throw badValue(`${name} must be an array`);
  if (value.length === 0) throw badValue(`${name} argument must be a non-empty array`);
  return value.map((item) => {
    if (!isDoc(item)) throw badValue('$or/$and/$nor entries need to be full objects');
    return parseFilter(item);
  });
}

/** A document of operators. The mark keeps the compiler from thinking that all other documents are ruled out. */
type OperatorDoc = Doc & { operators?: true };

/** Whether a value is a document of operators; a DBRef is an ordinary value. */
export function isOperators(value: Value): value is OperatorDoc {
  if (!isDoc(value)) return false;
  const first = [...value.keys()][0];
  return first?.startsWith('$') === true && !['$ref', '$id', '$db'].includes(first);
}

function parseField(path: string, value: Value): Filter[] {
  if (value instanceof Regex) return [regexLeaf(path, value)];
  if (!isOperators(value)) return [testLeaf(path, comparison('$eq', value), { operator: '$eq', value })];
  return [...value].flatMap(([operator, operand]) => parseOperator(path, operator, operand, value));
}

/** A condition that one of the values at a path fulfils. */
function testLeaf(path: string, test: ValueTest, compare?: Comparison, expand = true): Leaf {
  const parts = splitPath(path);
  const found = (doc: Doc, details?: MatchDetails): boolean =>
    visitPath(doc, parts, expand, (value, offset) => {
      if (!test(value)) return false;
      if (details && offset !== undefined) details.position = offset;
      return true;
    });
  return { kind: 'leaf', path, matches: found, ...(compare && { comparison: compare }) };
}

const regexLeaf = (path: string, regex: Regex): Leaf =>
  testLeaf(path, regexTest(regex), { operator: '$regex', value: regex });

const not = (filters: Filter[]): Filter => ({
  kind: '$nor',
  filters: [{ kind: '$and', filters }],
});

function parseOperator(path: string, operator: string, operand: Value, all: Doc): Filter[] {
  switch (operator) {
    case '$eq':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return [testLeaf(path, comparison(operator, operand), { operator, value: operand })];
    case '$ne':
      if (operand instanceof Regex) throw badValue("Can't have regex as arg to $ne.");
      return [not([testLeaf(path, comparison('$eq', operand))])];
    case '$in':
      return [testLeaf(path, oneOf(operand), { operator, value: operand })];
    case '$nin':
      if (!Array.isArray(operand)) throw badValue('$nin needs an array');
      return [not([testLeaf(path, oneOf(operand))])];
    case '$not':
      return [not(parseNot(path, operand))];
    case '$exists':
      return [exists(path, isTruthy(operand))];
    case '$type':
      return [testLeaf(path, typeTest(operand))];
    case '$mod':
      return [testLeaf(path, modTest(operand))];
    case '$size': {
      const size = sizeOf(operand);
      return [testLeaf(path, (value) => Array.isArray(value) && value.length === size, undefined, false)];
    }
    case '$regex':
      return [regexLeaf(path, withOptions(operand, all.get('$options')))];
    case '$options':
      if (!all.has('$regex')) throw badValue('$options needs a $regex');
      return [];
    case '$elemMatch':
      return [elemMatch(path, operand)];
    case '$all':
      return parseAll(path, operand);
    default:
      if (notHere.has(operator)) throw unsupported(operator);
      throw badValue(`unknown operator: ${operator}`);
  }
}

function parseNot(path: string, operand: Value): Filter[] {
  if (operand instanceof Regex) return [regexLeaf(path, operand)];
  if (!isDoc(operand)) throw badValue('$not needs a regex or a document');
  if (operand.size === 0) throw badValue('$not cannot be empty');
  if (!isOperators(operand)) throw badValue(`unknown operator: ${[...operand.keys()][0] ?? ''}`);
  return parseField(path, operand);
}

function exists(path: string, wanted: boolean): Filter {
  const leaf = testLeaf(path, (value) => value !== undefined, { operator: '$exists', value: true }, false);
  return wanted ? leaf : not([leaf]);
}

function withOptions(operand: Value, options: Value | undefined): Regex {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (typeof operand === 'string') return new Regex(operand, options ?? '');
  if (!(operand instanceof Regex)) throw badValue('$regex has to be a string');
  if (options !== undefined && operand.options !== '')
    throw badValue('options set in both $regex and $options');
  return new Regex(operand.pattern, options ?? operand.options);
}

/** A test of one array element: a filter on its fields, or operators on the element itself. */
function elementTest(operand: Value): (item: Value) => boolean {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const first = [...operand.keys()][0];
  const logical = first !== undefined && ['$and', '$or', '$nor'].includes(first);
  if (isOperators(operand) && !logical) {
    const onValue: Filter = { kind: '$and', filters: parseField('v', operand) };
    // A position at the end of a path is not opened, which keeps an element that is an array whole.
    const onArray: Filter = { kind: '$and', filters: parseField('v.0', operand) };
    return (item) =>
      Array.isArray(item)
        ? matches(onArray, new Map([['v', [item]]]))
        : matches(onValue, new Map([['v', item]]));
  }
  const filter = parseFilter(operand);
  return (item) => {
    if (Array.isArray(item))
      return matches(filter, new Map(item.map((value, index) => [String(index), value])));
    return isDoc(item) && matches(filter, item);
  };
}

function elemMatch(path: string, operand: Value): Leaf {
  const test = elementTest(operand);
  const parts = splitPath(path);
  return {
    kind: 'leaf',
    path,
    comparison: { operator: '$elemMatch', value: operand },
    matches: (doc, details) =>
      visitPath(doc, parts, false, (value, offset) => {
        const index = Array.isArray(value) ? value.findIndex(test) : -1;
        if (index >= 0 && details) details.position = offset ?? index;
        return index >= 0;
      }),
  };
}

function parseAll(path: string, operand: Value): Filter[] {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return [constant(false)];
  return operand.map((item) => {
    if (isDoc(item) && item.has('$elemMatch')) return elemMatch(path, item.get('$elemMatch') ?? null);
    if (isOperators(item)) throw badValue('no $ expressions in $all');
    if (item instanceof Regex) return regexLeaf(path, item);
    return testLeaf(path, comparison('$eq', item), { operator: '$eq', value: item });
  });
}

/** A filter given as a command's argument. */
export function parseFilterArgument(value: Value | undefined, name: string): Filter {
  if (value === undefined || value === null) return { kind: '$and', filters: [] };
  if (!isDoc(value) || typeOf(value) !== BsonType.object)
    throw badValue(`Expected field ${name} to be of type object, but it is ${typeName(value)}`);
  return parseFilter(value);
}
