import type { findStudentEn } from './messages';

export const findStudentHi: typeof findStudentEn = {
  label: 'विद्यार्थी आईडी/स्कॉलर नं.',
  placeholder: 'MLMEC या MLMIC का स्कॉलर नं., नाम, मोबाइल या रसीद',
  filterPlaceholder: 'आईडी, नाम या मोबाइल',
  submit: 'विद्यार्थी खोजें',
  matches: 'मिलते-जुलते विद्यार्थी',
  nobody: 'विद्यालय में ऐसा कोई नहीं मिला।',
  leftSchool: 'विद्यालय छोड़ दिया',
  details: (studentID, schoolClass, father) => `${studentID} · कक्षा ${schoolClass} · पिता: ${father}`,
  receipt: (number) => `रसीद ${number}`,
  receiptOf: (name, schoolClass) => `${name} · कक्षा ${schoolClass}`,
};
