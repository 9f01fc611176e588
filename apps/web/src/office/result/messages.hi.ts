import type { OtherLanguage } from '../../screen/feature';
import type { ResultMessages } from './messages.en';

/** Every text of Student Result in Hindi. */
const resultHi: ResultMessages = {
  find: 'छात्र आईडी',
  findButton: 'खोजें',
  update: 'परिणाम बदलें',
  student: 'एक छात्र',
  class: 'कक्षावार',
  nothingFor: (id) => `छात्र आईडी ${id} का कोई परिणाम अभी दर्ज नहीं है।`,
};

export const hindi: OtherLanguage = {
  names: {
    'Student Result': 'छात्र परिणाम',
  },
  texts: { result: resultHi },
};
