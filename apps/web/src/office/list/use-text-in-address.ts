import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHere } from './use-is-here';

/** The address follows what is typed after this much quiet, in milliseconds: browsers take few changes of it a second. */
export const QUIET_MS = 150;

/** A text that is typed and was not sent yet, undefined while there is none, and its change. */
export type Typing = readonly [text: string | undefined, type: (text: string | undefined) => void];

/**
 * A text that is being typed, kept in the address under a name, so that a reload and the way back find it again. Where it is
 * sent, whoever sends it goes to an address without it: a change from here would take the question away that asks before
 * unsaved work is left.
 */
export function useTextInAddress(name: string): Typing {
  const [address, setAddress] = useSearchParams();
  const isHere = useIsHere();
  const inAddress = address.get(name) ?? undefined;
  const [text, setText] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  const [last, setLast] = useState(inAddress);
  const [coming, setComing] = useState<string>();

  if (inAddress !== last) {
    setLast(inAddress);
    // Not what was written from here, while the typing went on, or Enter was pressed behind it: somebody went back to it.
    if (inAddress === coming) setComing(undefined);
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
      setComing(text);
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
