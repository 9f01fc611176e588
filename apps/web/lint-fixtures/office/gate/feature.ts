// Deliberately bad, with the files beside it: tools/check-boundaries.mjs proves that each wrong arrow is refused.
export const gate = 'gate';
