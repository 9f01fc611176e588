import { useEffect, useState } from 'react';

/** Milliseconds. Who presses Enter twice to find a student has not read the figures yet. */
const TIME_TO_LOOK = 300;

/** Whether the figures stand there long enough to be read. @param looks counts how often they were fetched anew */
export function useTimeToLook(looks: number): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), TIME_TO_LOOK);
    return () => {
      clearTimeout(timer);
      setReady(false);
    };
  }, [looks]);
  return isReady;
}
