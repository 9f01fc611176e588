import type { OtherLanguage } from '../../screen/feature';
import type { ownPasswordEn } from './messages';

const ownPasswordHi: typeof ownPasswordEn = {
  title: 'पासवर्ड बदलें',
  text: 'अन्य सभी डिवाइस पर आपका साइन इन समाप्त हो जाएगा; इस पर चलता रहेगा।',
  firstTitle: 'अपना पासवर्ड रखें',
  firstText: 'जिस पासवर्ड से आपने साइन इन किया, वह किसी और ने बनाया है। ऐसा रखें जो केवल आप जानें; तब कार्यालय खुलेगा।',
  done: 'आपका पासवर्ड बदल गया है।',
};

export const hindi: OtherLanguage = {
  names: {
    'Change password': 'पासवर्ड बदलें',
  },
  texts: { ownPassword: ownPasswordHi },
};
