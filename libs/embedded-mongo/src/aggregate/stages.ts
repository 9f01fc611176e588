import { encode } from '../bson/encode';
import {
  asInteger,
  doc,
  integer,
  isDoc,
  isNumber,
  isTruthy,
  typeName,
  type Doc,
  type Value,
} from '../bson/values';
import { CommandError, unsupported } from '../errors';
import { matches } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import { parseProjection } from '../query/projection';
import { compareSortKeys, parseSort, sortKeyOf } from '../query/sort';
import { evaluator } from './expressions';

/** Documents on their way through a pipeline; `undefined` when others may run. */
export type Documents = Generator<Doc | undefined, void>;

export type Stage = (input: Documents) => Documents;

const maxBytes = 100 * 1024 * 1024;

/** A stage that makes of each document some others. */
export const each = (change: (document: Doc) => Doc[]): Stage =>
  function* (input) {
    for (const document of input) {
      if (document) yield* change(document);
      else yield undefined;
    }
  };

export function matchStage(argument: Value): Stage {
  if (!isDoc(argument)) throw new CommandError(15959, 'the match filter must be an expression in an object');
  const filter = parseFilter(argument);
  return function* (input) {
    for (const document of input) yield document && matches(filter, document) ? document : undefined;
  };
}

export function sortStage(argument: Value): Stage {
  const fields = parseSort(argument);
  if (fields.length === 0) throw new CommandError(15976, '$sort stage must have at least one sort key');
  return function* (input) {
    const all: { document: Doc; key: Value[] }[] = [];
    let bytes = 0;
    for (const document of input) {
      yield undefined;
      if (!document) continue;
      bytes += encode(document).length;
      if (bytes > maxBytes) throw new CommandError(292, 'Sort exceeded memory limit of 104857600 bytes.');
      all.push({ document, key: sortKeyOf(document, fields) });
    }
    for (const { document } of all.sort((a, b) => compareSortKeys(a.key, b.key, fields))) yield document;
  };
}

export function wholeSkip(argument: Value): number {
  const count = isNumber(argument) ? asInteger(argument) : undefined;
  if (count === undefined || count < 0)
    throw new CommandError(5107200, 'invalid argument to $skip stage: Expected a non-negative number');
  return count;
}

export function positiveLimit(argument: Value): number {
  const count = isNumber(argument) ? asInteger(argument) : undefined;
  if (count === undefined)
    throw new CommandError(2107201, 'invalid argument to $limit stage: Expected a number');
  if (count <= 0) throw new CommandError(15958, 'the limit must be positive');
  return count;
}

export function skipStage(argument: Value): Stage {
  const count = wholeSkip(argument);
  return function* (input) {
    let at = 0;
    for (const document of input) {
      if (document) at += 1;
      yield at > count ? document : undefined;
    }
  };
}

export function limitStage(argument: Value): Stage {
  const count = positiveLimit(argument);
  return function* (input) {
    let at = 0;
    for (const document of input) {
      if (document) at += 1;
      yield document;
      if (at >= count) return;
    }
  };
}

export function countStage(argument: Value): Stage {
  if (typeof argument !== 'string' || argument === '')
    throw new CommandError(40156, 'the count field must be a non-empty string');
  if (argument.startsWith('$')) throw new CommandError(40158, 'the count field cannot be a $-prefixed path');
  if (argument.includes('.')) throw new CommandError(40160, "the count field cannot contain '.'");
  return function* (input) {
    let n = 0;
    for (const document of input) {
      if (document) n += 1;
      yield undefined;
    }
    if (n > 0) yield doc({ [argument]: integer(n) });
  };
}

const isFieldSpec = (value: Value): boolean => typeof value === 'boolean' || isNumber(value);

/** `$project`: which fields stay, and top-level fields that are computed. */
export function projectStage(argument: Value): Stage {
  if (!isDoc(argument) || argument.size === 0)
    throw new CommandError(51272, '$project specification must be an object with at least one field');
  const computed = new Map([...argument].filter(([, value]) => !isFieldSpec(value)));
  if (computed.size === 0) {
    const project = parseProjection(argument);
    return each((document) => [project ? project(document) : document]);
  }
  const kept = new Map([...argument].filter(([name]) => !computed.has(name)));
  if ([...kept].some(([name, value]) => name !== '_id' && !isTruthy(value)))
    throw new CommandError(31254, 'Cannot do exclusion in inclusion projection');
  const values = [...computed].map(([name, value]) => ({ name: topLevel(name), evaluate: evaluator(value) }));
  const plain = computed.has('_id') ? new Map<string, Value>([...kept, ['_id', false]]) : kept;
  const positive = [...plain].some(([name, value]) => name !== '_id' || isTruthy(value));
  const withId = !plain.has('_id') || isTruthy(plain.get('_id'));
  const project = positive ? parseProjection(plain) : undefined;
  return each((document) => {
    const result: Doc = project
      ? project(document)
      : new Map(withId && document.has('_id') ? [['_id', document.get('_id') ?? null]] : []);
    for (const { name, evaluate } of values) {
      const value = evaluate(document);
      if (value !== undefined) result.set(name, value);
    }
    return [result];
  });
}

function topLevel(name: string): string {
  if (name.includes('.'))
    throw unsupported(`a computed field inside another (${name})`, 'compute a top-level field');
  if (name.startsWith('$') || name === '')
    throw new CommandError(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  return name;
}

export function fieldsStage(argument: Value): Stage {
  if (!isDoc(argument) || argument.size === 0)
    throw new CommandError(40272, '$addFields specification stage must be an object with at least one field');
  const values = [...argument].map(([name, value]) => ({
    name: topLevel(name),
    evaluate: evaluator(value),
    nested: isDoc(value) && ![...value.keys()].some((key) => key.startsWith('$')),
  }));
  // MongoDB merges such a document into the one that is there.
  const merged = values.find(({ nested }) => nested);
  if (merged)
    throw unsupported(`$addFields into a sub-document (${merged.name})`, 'compute a top-level field');
  return each((document) => {
    const result = new Map(document);
    for (const { name, evaluate } of values) {
      const value = evaluate(document);
      if (value === undefined) result.delete(name);
      else result.set(name, value);
    }
    return [result];
  });
}

export function unsetStage(argument: Value): Stage {
  const names = Array.isArray(argument) ? argument : [argument];
  if (names.length === 0 || !names.every((name) => typeof name === 'string'))
    throw new CommandError(
      31120,
      '$unset specification must be a string or an array containing only string values',
    );
  const project = parseProjection(new Map(names.map((name) => [name, false])));
  return each((document) => [project ? project(document) : document]);
}

export function unwindStage(argument: Value): Stage {
  const spec: Doc = isDoc(argument) ? argument : doc({ path: argument });
  const path = spec.get('path');
  if (typeof path !== 'string' || !path.startsWith('$') || path.length < 2)
    throw new CommandError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${typeName(path)}`,
    );
  for (const name of spec.keys())
    if (!['path', 'preserveNullAndEmptyArrays', 'includeArrayIndex'].includes(name))
      throw new CommandError(28811, `unrecognized option to $unwind stage: ${name}`);
  if (spec.has('includeArrayIndex'))
    throw unsupported('includeArrayIndex of $unwind', 'number the results in the program');
  const parts = path.slice(1).split('.');
  const keep = isTruthy(spec.get('preserveNullAndEmptyArrays'));
  return each((document) => unwind(document, parts, keep));
}

function unwind(document: Doc, parts: string[], keep: boolean): Doc[] {
  const [name = '', ...rest] = parts;
  const value = document.get(name);
  if (rest.length > 0) {
    if (!isDoc(value)) return keep ? [document] : [];
    return unwind(value, rest, keep).map((inner) => new Map(document).set(name, inner));
  }
  if (Array.isArray(value) && value.length > 0) return value.map((item) => new Map(document).set(name, item));
  if (value !== undefined && value !== null && !Array.isArray(value)) return [document];
  if (!keep) return [];
  const result = new Map(document);
  if (Array.isArray(value)) result.delete(name);
  return [result];
}
