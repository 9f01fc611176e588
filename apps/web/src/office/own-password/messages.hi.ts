import type { OtherLanguage } from '../../screen/feature';
import type { OwnPasswordMessages } from './messages.en';

/** Every text of everybody's own password in Hindi. */
const ownPasswordHi: OwnPasswordMessages = {
  title: 'पासवर्ड बदलें',
  text: 'आपके खाते के अन्य सभी सत्र समाप्त हो जाएँगे; यह चलता रहेगा।',
  hint: 'कम से कम 10 अक्षर, और आपकी लॉगिन आईडी नहीं।',
  done: 'आपका पासवर्ड बदल गया है।',
  password: 'नया पासवर्ड',
};

export const hindi: OtherLanguage = {
  names: {
    'Change password': 'पासवर्ड बदलें',
  },
  texts: { ownPassword: ownPasswordHi },
};
