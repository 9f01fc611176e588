import type { studentStoryEn } from './messages';

export const studentStoryHi: typeof studentStoryEn = {
  list: 'जो कुछ किया गया, नया पहले',
  filter: 'इतिहास में खोजें',
  anyKind: 'सब कुछ',
  details: 'विवरण',
  automatic: 'अपने आप',
  none: 'इतिहास में अभी कुछ नहीं है',
  noMatch: 'इतिहास में कुछ नहीं मिला',
  failed: 'इतिहास लोड नहीं हो सका।',
  paper: (name, id) => `इतिहास: ${name}, ${id}`,
  printed: (when, count) => `${when} को छापा गया; ${count === 1 ? '1 पंक्ति' : `${count} पंक्तियाँ`}, नया पहले`,
  tooLong: (most) => `अधिक से अधिक ${most} पंक्तियाँ छप सकती हैं। दिन कम करें।`,
};
