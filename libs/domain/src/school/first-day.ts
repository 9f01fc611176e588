import * as z from 'zod/mini';
import { choice, requestObject, says } from '../rules';

/** What a school does before the first payment, in the order in which it is best done. */
export const firstDaySteps = ['details', 'crest', 'fees', 'heads', 'staff', 'students', 'float'] as const;

export type FirstDayStep = (typeof firstDaySteps)[number];

/** `not-needed`: an administrator has said so; what is stored after all counts as done. */
export const firstDayStates = ['open', 'done', 'not-needed'] as const;

export type FirstDayState = (typeof firstDayStates)[number];

export interface FirstDayProgress {
  readonly step: FirstDayStep;
  readonly state: FirstDayState;
}

/**
 * How far the first day is.
 * @param isStored whether what a step leads to is stored
 * @param notNeeded of which steps an administrator said that this school needs none
 */
export const firstDayProgress = (
  isStored: Readonly<Record<FirstDayStep, boolean>>,
  notNeeded: readonly string[],
): readonly FirstDayProgress[] =>
  firstDaySteps.map((step) => {
    if (isStored[step]) return { step, state: 'done' };
    return { step, state: notNeeded.includes(step) ? 'not-needed' : 'open' };
  });

/** Whether nothing of it is open any more. */
export const isFirstDayOver = (steps: readonly FirstDayProgress[]): boolean =>
  steps.every(({ state }) => state !== 'open');

/** Says that a step is not needed here, or is needed after all. */
export const firstDayChoiceSchema = requestObject('FirstDayChoice', {
  step: choice(firstDaySteps),
  isNeeded: z.boolean({ error: says('choose') }),
});

export type FirstDayChoice = z.output<typeof firstDayChoiceSchema>;
