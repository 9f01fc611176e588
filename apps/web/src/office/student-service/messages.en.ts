/** Every text of Student Service in English. */
export const serviceEn = {
  update: 'Update Student Profile',
  pendingFee: 'Pending Fee',
  attendance: 'Attendance Report',
  fine: 'Fine',
  result: 'Result',
  tc: 'Generate TC',
  notYet: 'Find a student to update the profile',
  resultNotYet: 'Find a student to see the results',
  notYetText: 'Type the Student ID and press Enter.',
};

/** The shape that the other language has to fill. */
export type ServiceMessages = typeof serviceEn;
