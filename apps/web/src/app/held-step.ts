import { useEffect, useSyncExternalStore } from 'react';
import { UNSAFE_createHashHistory as createHashHistory, useLocation } from 'react-router-dom';
import { StepGuard, type Place } from './step-guard';

/** The steps of this tab. */
export const stepGuard = new StepGuard(createHashHistory({ v5Compat: true }));

/**
 * Holds back the steps that `holds` names; it is asked where the user is and where the step leads.
 * @returns whether one is held back now; `proceed` and `stay` of the guard decide about it
 */
export function useHeldStep(holds: (here: Place, next: Place) => boolean): boolean {
  const here = useLocation();
  useEffect(() => stepGuard.watch((next) => holds(here, next)));
  return useSyncExternalStore(stepGuard.subscribe, stepGuard.isHolding);
}
