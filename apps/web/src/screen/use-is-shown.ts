import { useCallback, useEffect, useRef } from 'react';

/** Whether what asked is still on screen: an answer that comes later leads nobody away from another page. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
