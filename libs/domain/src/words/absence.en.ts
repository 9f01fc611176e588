/** What a note about an absence says to a family, in English (D62, D91). */
export const absenceEn = {
  greeting: 'Dear parent,',
  absent: (name: string, schoolClass: string, date: string) =>
    `${name} (class ${schoolClass}) was not at school on ${date}.`,
  ask: 'Please tell us why. If your child left home for school, please call at once.',
};

/** The shape that the other language has to fill. */
export type AbsenceWords = typeof absenceEn;
