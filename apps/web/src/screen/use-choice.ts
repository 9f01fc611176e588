import { useSearchParams } from 'react-router-dom';

/** One choice of a screen, kept in its address: a reload and the way back find it again. @returns empty as long as none was made */
export function useChoice(name: string): readonly [string, (value: string) => void] {
  const [address, setAddress] = useSearchParams();
  const choose = (value: string) =>
    setAddress(
      (before) => {
        before.set(name, value);
        return before;
      },
      // Drawn before the next key or press: on a slow PC what is chosen at once would go, and what is typed into the tab that closes.
      { replace: true, flushSync: true },
    );
  return [address.get(name) ?? '', choose];
}
