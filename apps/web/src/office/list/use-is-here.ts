import { useHref, useLocation } from 'react-router-dom';

/**
 * Whether the address is still the one that this page shows. While the next page is on its way, this one is still there; it
 * must not pull the address back to itself.
 */
export function useIsHere(): () => boolean {
  const { pathname, search } = useLocation();
  const here = useHref(pathname);
  return () => {
    const [path, now] = window.location.hash.split('?');
    return path === here && new URLSearchParams(now).toString() === new URLSearchParams(search).toString();
  };
}
