import { useSearchParams } from 'react-router-dom';

/** Changes to the address; an empty text removes a parameter. */
type AddressChange = Readonly<Record<string, string>>;

/** The page that an address asks for: the first one if it names none or an invalid one. */
const pageIn = (address: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(address.get('page') ?? '1')) || 1);

/** How a heading shows and turns the order of a list: ascending first, then descending (`-column`). */
export function turnOf<C extends string>(
  sort: C | `-${C}`,
  column: C,
  onTurn: (next: C | `-${C}`) => unknown,
) {
  const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined;
  const next = direction === 'ascending' ? (`-${column}` as const) : column;
  return { direction, onSort: () => void onTurn(next) } as const;
}

/** Page, filter and order of a list, kept in the address so that going back shows the same rows again. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (changes: AddressChange) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      // Rendered before the next key press is handled, so that two quick presses both count.
      { replace: true, flushSync: true },
    );
  return {
    address,
    page: pageIn(address),
    setPage: (page: number) => change({ page: String(page) }),
    /** Changes the filter or order, and goes back to the first page. */
    narrow: (changes: AddressChange) => change({ ...changes, page: '' }),
    /** Changes parameters that do not affect the rows. */
    choose: change,
  };
}
