import * as z from 'zod/mini';
import { choice, requestObject, says } from '../rules';

/** The steps that a school takes before the first payment, in the recommended order. */
export const firstDaySteps = ['details', 'crest', 'fees', 'heads', 'staff', 'students', 'float'] as const;

export type FirstDayStep = (typeof firstDaySteps)[number];

/** `not-needed` is an administrator's choice; a step whose result is stored all the same counts as done. */
export const firstDayStates = ['open', 'done', 'not-needed'] as const;

export type FirstDayState = (typeof firstDayStates)[number];

export interface FirstDayProgress {
  readonly step: FirstDayStep;
  readonly state: FirstDayState;
}

/**
 * The state of each step of the first day.
 * @param isStored whether the result of a step is stored
 * @param notNeeded the steps that this school does not need, as an administrator said
 */
export const firstDayProgress = (
  isStored: Readonly<Record<FirstDayStep, boolean>>,
  notNeeded: readonly string[],
): readonly FirstDayProgress[] =>
  firstDaySteps.map((step) => {
    if (isStored[step]) return { step, state: 'done' };
    return { step, state: notNeeded.includes(step) ? 'not-needed' : 'open' };
  });

/** Whether no step of the first day is open any more. */
export const isFirstDayOver = (steps: readonly FirstDayProgress[]): boolean =>
  steps.every(({ state }) => state !== 'open');

/** Says that a step is not needed here, or is needed after all. */
export const firstDayChoiceSchema = requestObject('FirstDayChoice', {
  step: choice(firstDaySteps),
  isNeeded: z.boolean({ error: says('choose') }),
});

export type FirstDayChoice = z.output<typeof firstDayChoiceSchema>;
