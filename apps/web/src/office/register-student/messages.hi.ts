import type { OtherLanguage } from '../../screen/feature';

/** The texts of the manifest in Hindi. */
export const hindi: OtherLanguage = {
  names: {
    'New Registration': 'नया पंजीकरण',
  },
};
