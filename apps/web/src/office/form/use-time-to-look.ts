import { useEffect, useState, useSyncExternalStore } from 'react';
import { TimeToLook } from './time-to-look';

/** Milliseconds. Who presses Enter twice to find a student has not read the figures yet. */
export const TO_SEE_FIGURES = 300;

/** Milliseconds. A sum of more than one month is not taken by an Enter that was meant for the control before it. */
export const TO_READ_A_SUM = 1000;

/** Whether this very thing has stood on screen for so long. @param what names it; another name begins the time again */
export function useTimeToLook(what: string | undefined, time: number): boolean {
  const [look] = useState(() => new TimeToLook());
  useEffect(() => {
    look.show(what, time);
    return () => look.leave();
  }, [look, time, what]);
  return useSyncExternalStore(look.subscribe, () => look.isRead(what));
}
