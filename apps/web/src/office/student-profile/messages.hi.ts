import type { OtherLanguage } from '../../screen/feature';

/** What the manifest says, in Hindi. */
export const hindi: OtherLanguage = {
  names: {
    'Student Profile': 'छात्र प्रोफ़ाइल',
  },
};
