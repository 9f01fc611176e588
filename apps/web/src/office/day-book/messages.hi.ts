import type { OtherLanguage } from '../../screen/feature';
import type { dayBookEn } from './messages';

const dayBookHi: typeof dayBookEn = {
  title: 'रोज़नामचा',
  filters: 'रोज़नामचा छाँटें',
  all: 'सभी',
  mode: 'विधि',
  head: 'मद',
  totals: 'योग',
  moreTotals: 'मद, लेने वाले और शाखा के अनुसार',
  lessTotals: 'केवल योग',
  nobody: 'दर्ज नहीं',
  entries: 'प्रविष्टियाँ',
  receipt: 'रसीद',
  paidFor: 'किस मद में',
  voidedBecause: (reason) => `निरस्त: ${reason}`,
  paidBackBecause: (reason) => `लौटाया गया: ${reason}`,
  list: 'रोज़नामचे की प्रविष्टियाँ',
  none: 'कुछ नहीं लिया गया',
  noneText: 'इन दिनों में कोई भुगतान नहीं लिया गया।',
  noMatch: 'कोई प्रविष्टि नहीं मिली',
  failed: 'रोज़नामचा लोड नहीं हो सका',
  tooLong: (most) => `अधिक से अधिक ${most} प्रविष्टियाँ छप सकती हैं। कम दिन चुनें, या रोज़नामचा डाउनलोड करें।`,
  printed: (when, count) => `${when} को छापा गया; ${count === 1 ? '1 प्रविष्टि' : `${count} प्रविष्टियाँ`}`,
};

export const hindi: OtherLanguage = {
  names: {
    'Day book': 'रोज़नामचा',
  },
  texts: { dayBook: dayBookHi },
};
