import { Schema, type SchemaDefinition } from 'mongoose';
import { z } from 'zod';

/** The type that Mongoose stores for each kind of value; the only custom numbers are paise. */
const storedTypes: Readonly<Record<string, object>> = {
  string: { type: String },
  enum: { type: String },
  literal: { type: String },
  boolean: { type: Boolean },
  date: { type: Date },
  number: { type: Number },
  custom: { type: Number, validate: Number.isSafeInteger },
};

/** Paths that are always present. */
export const text = { type: String, required: true } as const;
export const number = { type: Number, required: true } as const;

/** Options of a document within another: it has no id of its own. */
export const withoutId = { _id: false, id: false } as const;

const documentOf = (shape: Readonly<Record<string, z.core.$ZodType>>): Schema =>
  new Schema(storedPaths(shape), withoutId);

const itemOf = (schema: z.core.$ZodType): object => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? documentOf(def.shape) : pathOf(schema);
};

/** The Mongoose path of a schema. @throws TypeError for a kind of value that nothing stored has had yet */
function pathOf(schema: z.core.$ZodType, required = true): object {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional') return pathOf(def.innerType, false);
  if (def.type === 'pipe') return pathOf(def.out, required);
  // An optional object is a document of its own, whose required paths are checked only where it is present.
  if (def.type === 'object')
    return required ? storedPaths(def.shape) : { type: documentOf(def.shape), required };
  if (def.type === 'array') return { type: [itemOf(def.element)], required, default: undefined };
  const type = storedTypes[def.type];
  if (!type) throw new TypeError(`Nothing stored is a "${def.type}" yet`);
  return { ...type, required };
}

/** The paths of a Mongoose schema, from the schemas of the stored values: decoded, so amounts are paise and dates instants. */
export const storedPaths = (shape: Readonly<Record<string, z.core.$ZodType>>): SchemaDefinition =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, pathOf(schema)]));
