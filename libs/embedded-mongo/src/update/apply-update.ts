import { randomBytes } from 'node:crypto';
import { sameBits } from '../bson/encode';
import { isDoc, ObjectId, Timestamp, typeName, type Doc, type Value } from '../bson/values';
import { badValue, CommandError } from '../errors';
import { describeValue } from '../bson/describe';
import { type Filter, matches } from '../query/filter';
import { runUpdatePipeline } from './pipeline';
import { checkId } from './storable';
import { locate } from './target';
import type { PathChange, Update } from './parse-update';

export interface UpdateContext {
  /** Index that `$` stands for. */
  position: number | undefined;
  inserting: boolean;
  now: bigint;
}

/**
 * The document after an update; the one given stays as it is.
 *
 * @throws CommandError when the update does not fit the document, or would change `_id` (66)
 */
export function applyUpdate(original: Doc, update: Update, context: UpdateContext): Doc {
  const id = original.get('_id');
  const result = resultOf(original, update, context);
  const newId = result.get('_id');
  if (id !== undefined && !sameBits(id, newId))
    throw new CommandError(
      66,
      update.kind !== 'operators'
        ? `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${describeValue(newId)}`
        : `Performing an update on the path '_id' would modify the immutable field '_id'`,
    );
  checkId(result.get('_id'));
  return result;
}

function resultOf(original: Doc, update: Update, context: UpdateContext): Doc {
  if (update.kind === 'operators') return changed(original, update, context);
  const replacement =
    update.kind === 'replace' ? update.replacement : runUpdatePipeline(update.stages, original);
  return replaced(replacement, original.get('_id'));
}

function replaced(replacement: Doc, id: Value | undefined): Doc {
  const given = replacement.get('_id') ?? id;
  const rest = [...replacement].filter(([name]) => name !== '_id');
  return new Map(given === undefined ? rest : [['_id', given], ...rest]);
}

function changed(original: Doc, update: Update & { kind: 'operators' }, context: UpdateContext): Doc {
  const result = copyOf(original);
  const id = describeValue(original.get('_id'));
  for (const item of update.changes) {
    for (const parts of placesOf(result, item, update.arrayFilters, context))
      applyChange(result, item, parts, id, context);
  }
  return result;
}

/** Everything that an update changes in place is new; single values never change. */
function copyOf(document: Doc): Doc {
  return new Map([...document].map(([name, value]) => [name, copyOfValue(value)]));
}

function copyOfValue(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOfValue);
  return isDoc(value) ? copyOf(value) : value;
}

function applyChange(
  doc: Doc,
  { change, path }: PathChange,
  parts: string[],
  id: string,
  context: UpdateContext,
): void {
  if (change.kind === 'renameTarget') return;
  if (change.kind === 'unset') locate(doc, parts, false)?.remove();
  else if (change.kind === 'rename') renameField(doc, parts, change.to);
  else {
    if (change.onlyOnInsert && !context.inserting) return;
    const target = locate(doc, parts, change.creates);
    const value = change.compute(target?.get(), { path, id, now: context.now });
    if (value !== undefined) target?.set(value);
  }
}

function renameField(doc: Doc, from: string[], to: string): void {
  throughArray(doc, from, 'source');
  const source = locate(doc, from, false);
  const value = source?.get();
  if (source === undefined || value === undefined) return;
  throughArray(doc, to.split('.'), 'destination');
  source.remove();
  const target = locate(doc, to.split('.'), true);
  // MongoDB sets the new name at the end, also when it was there before and elsewhere.
  target?.remove();
  target?.set(value);
}

function throughArray(doc: Doc, parts: string[], role: string): void {
  for (let length = 1; length < parts.length; length += 1) {
    if (Array.isArray(locate(doc, parts.slice(0, length), false)?.get()))
      throw badValue(
        `The ${role} field cannot be an array element, '${parts.join('.')}' in doc has an array field called '${parts[length - 1] ?? ''}'`,
      );
  }
}

/** A path's places with `$`, `$[]` and `$[name]` filled in. */
function placesOf(
  doc: Doc,
  item: PathChange,
  filters: Map<string, Filter>,
  context: UpdateContext,
): string[][] {
  const at = item.parts.findIndex((part) => part === '$' || /^\$\[\w*\]$/.test(part));
  if (at < 0) return [item.parts];
  const part = item.parts[at] ?? '';
  const before = item.parts.slice(0, at);
  const after = item.parts.slice(at + 1);
  const indices = part === '$' ? positional(context) : elements(doc, item.path, before, part, filters);
  return indices.flatMap((index) =>
    placesOf(doc, { ...item, parts: [...before, String(index), ...after] }, filters, context),
  );
}

function positional({ position }: UpdateContext): number[] {
  if (position === undefined)
    throw badValue('The positional operator did not find the match needed from the query.');
  return [position];
}

function elements(
  doc: Doc,
  path: string,
  before: string[],
  part: string,
  filters: Map<string, Filter>,
): number[] {
  const value = locate(doc, before, false)?.get();
  if (value === undefined)
    throw badValue(
      `The path '${before.join('.')}' must exist in the document in order to apply array updates.`,
    );
  if (!Array.isArray(value))
    throw badValue(
      `Cannot apply array updates to non-array element ${before.at(-1) ?? ''}: ${typeName(value)} (${path})`,
    );
  const name = part.slice(2, -1);
  const filter = filters.get(name);
  return [...value.keys()].filter(
    (index) => name === '' || (filter && matches(filter, new Map([[name, value[index] ?? null]]))),
  );
}

/** A document about to be stored for the first time: `_id` first and made if missing, empty timestamps filled. */
export function prepareInsert(document: Doc, now: bigint): Doc {
  const id = document.get('_id') ?? newObjectId(now);
  const result: Doc = new Map([['_id', id]]);
  for (const [name, value] of document)
    if (name !== '_id')
      result.set(name, value instanceof Timestamp && value.bits === 0n ? nextTimestamp(now) : value);
  checkId(result.get('_id'));
  return result;
}

let increments = 0;
function nextTimestamp(now: bigint): Timestamp {
  increments = (increments + 1) % 0x7fffffff;
  return new Timestamp(((now / 1000n) << 32n) | BigInt(increments));
}

const processPart = randomBytes(5);
let counter = randomBytes(3).readUIntBE(0, 3);

function newObjectId(now: bigint): ObjectId {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(Number(now / 1000n) >>> 0);
  processPart.copy(bytes, 4);
  counter = (counter + 1) % 0x1000000;
  bytes.writeUIntBE(counter, 9, 3);
  return new ObjectId(bytes);
}
