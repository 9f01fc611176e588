/** Vitest types its matchers as `any`; these have a type that a comparison takes. */
export const anyText: unknown = expect.any(String);
export const anyNumber: unknown = expect.any(Number);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const textWith = (part: string): unknown => expect.stringContaining(part);
export const listWith = (...items: readonly unknown[]): unknown => expect.arrayContaining([...items]);
