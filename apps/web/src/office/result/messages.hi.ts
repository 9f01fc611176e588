import type { OtherLanguage } from '../../screen/feature';
import type { ResultMessages } from './messages.en';

/** Every text of Student Result in Hindi. */
const resultHi: ResultMessages = {
  find: 'विद्यार्थी आईडी',
  findButton: 'खोजें',
  update: 'परिणाम बदलें',
  student: 'एक विद्यार्थी',
  class: 'कक्षावार',
  nothingFor: (id) => `विद्यार्थी आईडी ${id} का कोई परिणाम अभी दर्ज नहीं है।`,
};

export const hindi: OtherLanguage = {
  names: {
    'Student Result': 'विद्यार्थी परिणाम',
  },
  texts: { result: resultHi },
};
