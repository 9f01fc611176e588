import type { FindStudentMessages } from './messages.en';

/** Every text of the box that finds a student in Hindi. */
export const findStudentHi: FindStudentMessages = {
  label: 'छात्र आईडी/स्कॉलर नं.',
  placeholder: 'MLMEC या MLMIC का स्कॉलर नं.',
  submit: 'छात्र खोजें',
};
