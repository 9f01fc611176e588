import { classSyllabusSchema, unitSchema } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const classSyllabusAnswer = answerObject('ClassSyllabus', classSyllabusSchema.shape);

export const unitAnswer = answerObject('OneUnit', unitSchema.shape);

export const unitRemovedAnswer = answerObject('UnitRemoved', { isRemoved: z.boolean() });

export const unitOrderAnswer = answerObject('UnitsInOrder', {
  order: z.array(z.string()).meta({ description: 'The ids of the units as they stand now' }),
});

export type ClassSyllabusAnswer = z.input<typeof classSyllabusAnswer>;
export type UnitAnswer = z.input<typeof unitAnswer>;
export type UnitRemovedAnswer = z.input<typeof unitRemovedAnswer>;
export type UnitOrderAnswer = z.input<typeof unitOrderAnswer>;
