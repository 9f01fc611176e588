/** Every text of the box that finds a student in English. */
export const findStudentEn = {
  label: 'Student ID/Scholar No',
  placeholder: 'Scholar No of MLMEC or MLMIC',
  submit: 'Find Student',
};

/** The shape that the other language has to fill. */
export type FindStudentMessages = typeof findStudentEn;
