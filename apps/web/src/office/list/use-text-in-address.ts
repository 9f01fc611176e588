import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHere } from './use-is-here';

/** Milliseconds without typing before the address is updated: browsers allow few changes of it per second. */
export const QUIET_MS = 150;

/** A typed text that was not sent yet, or undefined while there is none, and the function that changes it. */
export type Typing = readonly [text: string | undefined, type: (text: string | undefined) => void];

/**
 * A text that is being typed, kept in the address under a name, so that a reload and Back restore it. Where it is sent, the
 * sender navigates to an address without it: removing it here would remove the question that asks before unsaved work is left.
 */
export function useTextInAddress(name: string): Typing {
  const [address, setAddress] = useSearchParams();
  const isHere = useIsHere();
  const inAddress = address.get(name) ?? undefined;
  const [text, setText] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  const [lastInAddress, setLastInAddress] = useState(inAddress);
  const [onItsWay, setOnItsWay] = useState<string>();

  if (inAddress !== lastInAddress) {
    setLastInAddress(inAddress);
    // A value that this hook did not write (as it may while typing goes on, or on Enter) means that somebody went back to it.
    if (inAddress === onItsWay) setOnItsWay(undefined);
    else if (inAddress !== written) {
      setText(inAddress);
      setWritten(inAddress);
    }
  }

  useEffect(() => {
    if (text === inAddress || text === undefined) return;
    const timer = setTimeout(() => {
      if (!isHere()) return;
      setWritten(text);
      setOnItsWay(text);
      setAddress(
        (before) => {
          before.set(name, text);
          return before;
        },
        { replace: true },
      );
    }, QUIET_MS);
    return () => clearTimeout(timer);
  });

  return [
    text,
    (next) => {
      setText(next);
      if (next === undefined) setWritten(undefined);
    },
  ];
}
