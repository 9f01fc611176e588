import { classSyllabusSchema, unitSchema } from '@school/domain';
import { z } from 'zod';

export const classSyllabusAnswer = z.object(classSyllabusSchema.shape).meta({ id: 'ClassSyllabus' });

export const unitAnswer = z.object(unitSchema.shape).meta({ id: 'OneUnit' });

export const unitRemovedAnswer = z.object({ isRemoved: z.boolean() }).meta({ id: 'UnitRemoved' });

export const unitOrderAnswer = z
  .object({ order: z.array(z.string()).meta({ description: 'The ids of the units as they stand now' }) })
  .meta({ id: 'UnitsInOrder' });

export type ClassSyllabusAnswer = z.input<typeof classSyllabusAnswer>;
export type UnitAnswer = z.input<typeof unitAnswer>;
export type UnitRemovedAnswer = z.input<typeof unitRemovedAnswer>;
export type UnitOrderAnswer = z.input<typeof unitOrderAnswer>;
