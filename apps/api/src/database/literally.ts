/** A text as the part of a regular expression that matches exactly that text. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
