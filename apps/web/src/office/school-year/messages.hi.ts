import type { OtherLanguage } from '../../screen/feature';

/** What the manifest says, in Hindi. */
export const hindi: OtherLanguage = {
  names: {
    Syllabus: 'पाठ्यक्रम',
  },
};
