/**
 * Whether the session ended because nobody worked, and nobody has signed in since. The watch over the desk loads after the
 * page and then sets this answer; until it is there nothing has ended.
 */
export const leftAlone = { ask: (): boolean => false };
