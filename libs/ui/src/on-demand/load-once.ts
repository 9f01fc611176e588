export interface LoadOnce<Part> {
  /** The part once it has come; undefined before. */
  readonly loaded: () => Part | undefined;
  /** Brings the part; every caller shares one request. A failed one is forgotten, so that the next call tries again. */
  readonly load: () => Promise<Part>;
}

/**
 * For a part that is too heavy to ship with the page that may never show it.
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
