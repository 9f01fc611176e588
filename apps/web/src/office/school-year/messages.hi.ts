import type { OtherLanguage } from '../../screen/feature';

/** What the manifest says, in Hindi. */
export const hindi: OtherLanguage = {
  names: {
    'Yearly Calendar': 'वार्षिक कैलेंडर',
    Syllabus: 'पाठ्यक्रम',
    'Time Table': 'समय सारणी',
  },
};
