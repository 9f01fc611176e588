import { useEffect, useState } from 'react';
import { useIsHere } from './use-is-here';
import { QUIET_MS } from './use-text-in-address';

/**
 * A text that is typed into a filter; the address follows when the typing pauses.
 * @param valueInAddress the value in the address @param keep writes it there, without the spaces around it
 */
export function useTyped(valueInAddress: string, keep: (text: string) => unknown) {
  const isHere = useIsHere();
  const [typed, setTyped] = useState(valueInAddress);
  const [written, setWritten] = useState(valueInAddress);
  const [lastValueInAddress, setLastValueInAddress] = useState(valueInAddress);
  const text = typed.trim();

  if (valueInAddress !== lastValueInAddress) {
    setLastValueInAddress(valueInAddress);
    // A value that this hook did not write while typing went on: the filter was cleared, or somebody went back to it.
    if (valueInAddress !== written) {
      setTyped(valueInAddress);
      setWritten(valueInAddress);
    }
  }

  const keepNow = () => {
    if (text === valueInAddress || !isHere()) return;
    setWritten(text);
    keep(text);
  };

  useEffect(() => {
    if (text === valueInAddress) return;
    const timer = setTimeout(keepNow, QUIET_MS);
    return () => clearTimeout(timer);
  });

  /** `keepNow` is for when the field loses the focus, possibly because another page is opened. */
  return { typed, setTyped, text, keepNow };
}
