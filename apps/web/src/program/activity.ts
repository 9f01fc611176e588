const signs = new Set<() => boolean>();
let loading = 0;

/** Names one more thing that keeps the app busy, e.g. calls that are running. */
export function countAsBusy(sign: () => boolean): void {
  signs.add(sign);
}

/** Counts a screen's part as loading until it is there, or could not be had. */
export async function whileLoading<Part>(part: Promise<Part>): Promise<Part> {
  loading += 1;
  try {
    return await part;
  } finally {
    loading -= 1;
  }
}

/** Does the page still load a screen or wait for an answer? */
export const isBusy = (): boolean => loading > 0 || [...signs].some((sign) => sign());
