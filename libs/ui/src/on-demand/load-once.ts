export interface LoadOnce<Part> {
  /** The part once it is loaded; undefined before. */
  readonly loaded: () => Part | undefined;
  /** Loads the part; all callers share one request. A failed request is forgotten, so that the next call tries again. */
  readonly load: () => Promise<Part>;
}

/**
 * Loads a part only when it is needed, because it is too heavy to ship with every page.
 * @param bring the dynamic import
 */
export function loadOnce<Part>(bring: () => Promise<Part>): LoadOnce<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  const begin = async () => {
    try {
      part = await bring();
      return part;
    } finally {
      coming = undefined;
    }
  };
  return {
    loaded: () => part,
    load: () => (part === undefined ? (coming ??= begin()) : Promise.resolve(part)),
  };
}
