import { useEffect, useState } from 'react';
import { useIsHere } from './use-is-here';
import { QUIET_MS } from './use-text-in-address';

/**
 * A text that is typed into a filter; the address follows when the typing pauses.
 * @param kept the value in the address @param keep writes it there, without the spaces around it
 */
export function useTyped(kept: string, keep: (text: string) => unknown) {
  const isHere = useIsHere();
  const [typed, setTyped] = useState(kept);
  const [written, setWritten] = useState(kept);
  const [lastKept, setLastKept] = useState(kept);
  const text = typed.trim();

  if (kept !== lastKept) {
    setLastKept(kept);
    // A value that this hook did not write while typing went on: the filter was cleared, or somebody went back to it.
    if (kept !== written) {
      setTyped(kept);
      setWritten(kept);
    }
  }

  const keepNow = () => {
    if (text === kept || !isHere()) return;
    setWritten(text);
    keep(text);
  };

  useEffect(() => {
    if (text === kept) return;
    const timer = setTimeout(keepNow, QUIET_MS);
    return () => clearTimeout(timer);
  });

  /** `keepNow` is for when the field loses the focus, possibly because another page is opened. */
  return { typed, setTyped, text, keepNow };
}
