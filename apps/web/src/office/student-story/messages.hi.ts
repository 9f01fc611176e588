import type { studentStoryEn } from './messages';

export const studentStoryHi: typeof studentStoryEn = {
  list: 'जो कुछ किया गया, नया पहले',
  filter: 'किए गए कामों में खोजें',
  anyKind: 'सब कुछ',
  details: 'विवरण',
  byItself: 'अपने आप',
  none: 'अब तक कुछ नहीं किया गया',
  noMatch: 'ऐसा कुछ नहीं किया गया',
  failed: 'किए गए काम लोड नहीं हो सके।',
  paper: (name, id) => `जो किया गया: ${name}, ${id}`,
  printed: (when, count) => `${when} को छपा; ${count === 1 ? '1 पंक्ति' : `${count} पंक्तियाँ`}, नया पहले`,
  tooLong: (most) => `अधिक से अधिक ${most} पंक्तियाँ छप सकती हैं। दिन कम करें।`,
};
