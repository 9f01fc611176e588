/**
 * Whether the session ended because nobody worked, and nobody has signed in since. What watches the desk comes after the
 * page and then answers here; until it is there nothing has ended.
 */
export const leftAlone = { ask: (): boolean => false };
