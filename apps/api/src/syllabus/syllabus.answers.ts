import { classSyllabusSchema, unitSchema } from '@school/domain';
import { z } from 'zod';
import { namedObject } from '../common/named-object';

export const classSyllabusAnswer = namedObject('ClassSyllabus', classSyllabusSchema.shape);

export const unitAnswer = namedObject('OneUnit', unitSchema.shape);

export const unitRemovedAnswer = namedObject('UnitRemoved', { isRemoved: z.boolean() });

export const unitOrderAnswer = namedObject('UnitsInOrder', {
  order: z.array(z.string()).meta({ description: 'The ids of the units as they stand now' }),
});

export type ClassSyllabusAnswer = z.input<typeof classSyllabusAnswer>;
export type UnitAnswer = z.input<typeof unitAnswer>;
export type UnitRemovedAnswer = z.input<typeof unitRemovedAnswer>;
export type UnitOrderAnswer = z.input<typeof unitOrderAnswer>;
