/** A text as the part of a regular expression that finds just it. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
