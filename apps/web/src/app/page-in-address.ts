/** The page of a list that an address asks for: the first one where it asks for none, or for nonsense. */
export const pageIn = (address: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(address.get('page') ?? '1')) || 1);
