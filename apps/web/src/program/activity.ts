const signs = new Set<() => boolean>();
let loading = 0;

/** Adds one more sign that the app is busy, such as running calls. */
export function countAsBusy(sign: () => boolean): void {
  signs.add(sign);
}

/** Counts a part of a screen as loading until it is there, or has failed to load. */
export async function whileLoading<Part>(part: Promise<Part>): Promise<Part> {
  loading += 1;
  try {
    return await part;
  } finally {
    loading -= 1;
  }
}

/** Whether the page still loads a screen or waits for an answer. */
export const isBusy = (): boolean => loading > 0 || [...signs].some((sign) => sign());
