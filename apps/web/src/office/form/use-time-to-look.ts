import { useEffect, useState, useSyncExternalStore } from 'react';
import { TimeToLook } from './time-to-look';

/** Milliseconds. A clerk who presses Enter twice to find a student has not read the figures yet. */
export const TO_SEE_FIGURES = 300;

/** Milliseconds. An Enter that was meant for the previous control must not take a sum of more than one month. */
export const TO_READ_A_SUM = 1000;

/** Whether the same content has been on screen for that long. @param content names the content; another name restarts the time */
export function useTimeToLook(content: string | undefined, time: number): boolean {
  const [look] = useState(() => new TimeToLook());
  useEffect(() => {
    look.show(content, time);
    return () => look.leave();
  }, [look, time, content]);
  return useSyncExternalStore(look.subscribe, () => look.isRead(content));
}
