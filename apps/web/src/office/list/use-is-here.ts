import { useHref, useLocation } from 'react-router-dom';

/**
 * Whether the address is still the one that this page shows. While the next page loads, this one is still mounted and must not
 * change the address back to its own.
 */
export function useIsHere(): () => boolean {
  const { pathname, search } = useLocation();
  const here = useHref(pathname);
  return () => {
    const [path, now] = window.location.hash.split('?');
    return path === here && new URLSearchParams(now).toString() === new URLSearchParams(search).toString();
  };
}
