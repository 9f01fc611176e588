import { firstDayProgress, firstDaySteps, isFirstDayOver } from './first-day';

const nothing = Object.fromEntries(firstDaySteps.map((step) => [step, false])) as Record<
  (typeof firstDaySteps)[number],
  boolean
>;

describe('the first day of a school', () => {
  it.each([
    { title: 'an empty folder', stored: {}, notNeeded: [], state: 'open' },
    { title: 'heads that were added', stored: { heads: true }, notNeeded: [], state: 'done' },
    { title: 'a school that needs no heads', stored: {}, notNeeded: ['heads'], state: 'not-needed' },
    {
      title: 'heads that were needed after all',
      stored: { heads: true },
      notNeeded: ['heads'],
      state: 'done',
    },
    { title: 'a step of a later program', stored: {}, notNeeded: ['uniforms'], state: 'open' },
  ])('has the heads $state with $title', ({ stored, notNeeded, state }) => {
    const steps = firstDayProgress({ ...nothing, ...stored }, notNeeded);
    expect(steps.find(({ step }) => step === 'heads')?.state).toBe(state);
    expect(steps.map(({ step }) => step)).toEqual([...firstDaySteps]);
  });

  it.each([
    { title: 'all is done or not needed', isOver: true, notNeeded: ['float', 'heads'] },
    { title: 'one step is open', isOver: false, notNeeded: ['float'] },
  ])('is over: $isOver, when $title', ({ isOver, notNeeded }) => {
    const stored = { details: true, crest: true, fees: true, staff: true, students: true };
    expect(isFirstDayOver(firstDayProgress({ ...nothing, ...stored }, notNeeded))).toBe(isOver);
  });
});
