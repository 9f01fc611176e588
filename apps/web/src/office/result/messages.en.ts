/** Every text of Student Result in English. */
export const resultEn = {
  find: 'Student ID',
  findButton: 'Find',
  update: 'Update Result',
  student: 'Student One View',
  class: 'Class Wise',
  nothingFor: (id: string) => `No result is recorded for Student ID ${id} yet.`,
};

/** The shape that the other language has to fill. */
export type ResultMessages = typeof resultEn;
