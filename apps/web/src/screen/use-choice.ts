import { useSearchParams } from 'react-router-dom';

/** One choice of a screen, kept in its address, so that a reload and Back find it again. @returns empty until one is made */
export function useChoice(name: string): readonly [string, (value: string) => void] {
  const [address, setAddress] = useSearchParams();
  const choose = (value: string) =>
    setAddress(
      (before) => {
        before.set(name, value);
        return before;
      },
      // Drawn before the next key or press: on a slow PC what is typed at once would be lost in the tab that closes.
      { replace: true, flushSync: true },
    );
  return [address.get(name) ?? '', choose];
}
