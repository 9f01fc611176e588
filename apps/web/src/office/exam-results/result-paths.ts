interface SectionOfExam {
  readonly exam: string;
  readonly class: string;
  readonly section: string;
}

const path =
  (page: string) =>
  ({ exam, class: schoolClass, section }: SectionOfExam): string =>
    `/office/result/${page}/${exam}/${schoolClass}/${encodeURIComponent(section)}`;

/** The addresses for a section's marks, its results, and the report cards of all. */
export const marksPath = path('marks');
export const sheetPath = path('sheet');
export const cardsPath = path('cards');

/** The address for the class teacher's remarks. */
export const remarksPath = path('remarks');

export const cardPath = (sectionOfExam: SectionOfExam, studentID: string): string =>
  `${cardsPath(sectionOfExam)}?${new URLSearchParams({ studentID }).toString()}`;

export const examPath = (exam: string): string => `/office/result/exam/${exam}`;
