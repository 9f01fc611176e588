import { movedUnit, type SyllabusSubject, type SyllabusUnit } from '@school/domain';
import { useRef, useState } from 'react';
import { useOutcomeToast } from '../form/use-outcome-toast';
import { useOrderUnits } from './use-syllabus';

interface Pending {
  readonly order: readonly string[];
  /** Whether the server accepted it. */
  readonly taken: Promise<boolean>;
}

/**
 * The units of a subject in the order last asked for, shown at once. Moves are sent one after another, each over the order that
 * the one before it made, so that two quick presses both count; after a refusal the stored order is shown again.
 */
export function useUnitOrder(syllabusSubject: SyllabusSubject, units: readonly SyllabusUnit[]) {
  const showOutcome = useOutcomeToast();
  const { send } = useOrderUnits();
  const pending = useRef<Pending>(undefined);
  const [order, setOrder] = useState<readonly string[]>();
  const placeOf = ({ id }: SyllabusUnit) => order?.indexOf(id) ?? 0;

  const move = (id: string, by: 1 | -1) => {
    const orderBefore = pending.current?.order ?? units.map((unit) => unit.id);
    const next = movedUnit(orderBefore, id, by);
    const takenBefore = pending.current?.taken ?? Promise.resolve(true);
    const taken = takenBefore.then(async (isTaken) => {
      if (!isTaken) return false;
      const { ok } = await showOutcome(
        send({ ...syllabusSubject, seen: [...orderBefore], order: [...next] }),
      );
      return ok;
    });
    pending.current = { order: next, taken };
    setOrder(next);
    void taken.finally(() => {
      if (pending.current?.taken !== taken) return;
      pending.current = undefined;
      setOrder(undefined);
    });
  };
  return { units: units.toSorted((one, other) => placeOf(one) - placeOf(other)), move };
}
