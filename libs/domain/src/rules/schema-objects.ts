import * as z from 'zod/mini';
import { notAnObject } from './text-rules';

type Fields = z.core.$ZodLooseShape;

type ObjectOf<Shape extends Fields> = z.ZodMiniObject<z.core.util.Writeable<Shape>>;

type Checks<Shape extends Fields> = Parameters<ObjectOf<Shape>['check']>;

/**
 * An object of fields that the OpenAPI document knows by a name.
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

/** What a call takes: a `namedObject` that says so where it is given something else. */
export const requestObject = <Shape extends Fields>(
  id: string,
  fields: Shape,
  ...checks: Checks<Shape>
): ObjectOf<Shape> =>
  z
    .object(fields, notAnObject)
    .check(...checks)
    .register(z.globalRegistry, { id });
