import * as z from 'zod/mini';
import { notAnObject } from './text-rules';

type Fields = z.core.$ZodLooseShape;

type ObjectOf<Shape extends Fields> = z.ZodMiniObject<z.core.util.Writeable<Shape>>;

type Checks<Shape extends Fields> = Parameters<ObjectOf<Shape>['check']>;

/**
 * An object schema that has a name in the OpenAPI document.
 * @param checks rules over several of its fields
 */
export const namedObject = <Shape extends Fields>(
  id: string,
  fields: Shape,
  ...checks: Checks<Shape>
): ObjectOf<Shape> =>
  z
    .object(fields)
    .check(...checks)
    .register(z.globalRegistry, { id });

/** The body of a call: a `namedObject` that refuses anything but an object with a message of its own. */
export const requestObject = <Shape extends Fields>(
  id: string,
  fields: Shape,
  ...checks: Checks<Shape>
): ObjectOf<Shape> =>
  z
    .object(fields, notAnObject)
    .check(...checks)
    .register(z.globalRegistry, { id });
