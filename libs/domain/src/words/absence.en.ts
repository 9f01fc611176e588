/** The sentences of a note to a family about an absence, in English (D62, D91). */
export const absenceEn = {
  greeting: 'Dear parent,',
  absent: (name: string, schoolClass: string, date: string) =>
    `${name} (class ${schoolClass}) was not at school on ${date}.`,
  ask: 'Please tell us why. If your child left home for school, please call at once.',
};

/** The shape that the catalogue of the other language must have. */
export type AbsenceWords = typeof absenceEn;
