import { useCallback, useEffect, useRef } from 'react';

/** Whether the component that asked is still on screen, so that a late answer does not navigate away from another page. */
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
