import { useHref, useLocation } from 'react-router-dom';

/**
 * Whether the address is still the one that this page shows. While the next page loads, this one is still mounted and must not
 * change the address back to its own.
 */
export function useIsHere(): () => boolean {
  const { pathname, search } = useLocation();
  const ownPath = useHref(pathname);
  return () => {
    const [path, query] = window.location.hash.split('?');
    return (
      path === ownPath && new URLSearchParams(query).toString() === new URLSearchParams(search).toString()
    );
  };
}
