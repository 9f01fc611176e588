import { useEffect, useState } from 'react';

/**
 * Returns the address of a picture from elsewhere once it has loaded; until then, and without a network for good, that of
 * the bundled one, so that no broken picture is ever shown (D37).
 */
export function useRemotePicture(remote: string, bundled: string): string {
  const [arrived, setArrived] = useState<HTMLImageElement>();
  useEffect(() => {
    if (!navigator.onLine) return;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    // Kept in the state, so that the browser shows this very picture and does not load another one.
    image.onload = () => setArrived(image);
    image.src = remote;
    return () => {
      image.onload = null;
    };
  }, [remote]);
  return arrived?.src ?? bundled;
}
