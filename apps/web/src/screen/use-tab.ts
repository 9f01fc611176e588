import { useSearchParams } from 'react-router-dom';

/** The open tab of a screen, kept in the address: a reload and the way back find it again. */
export function useTab() {
  const [query, setQuery] = useSearchParams();
  const open = (tab: string) =>
    setQuery(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true },
    );
  return { tab: query.get('tab') ?? undefined, open };
}
