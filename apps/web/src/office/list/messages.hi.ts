import type { listEn } from './messages';

export const listHi: typeof listEn = {
  allBranches: 'सभी शाखाएँ',
  allBoards: 'सभी बोर्ड',
  allHeads: 'सभी मदें',
  allClasses: 'सभी कक्षाएँ',
  allSections: 'सभी सेक्शन',
  hereOrLeft: 'विद्यार्थी',
  here: 'अभी पढ़ने वाले',
  left: 'विद्यालय छोड़ चुके',
  from: 'इस दिन से',
  to: 'इस दिन तक',
  everybody: 'सभी',
  moreFilters: 'और फ़िल्टर',
  fewerFilters: 'कम फ़िल्टर',
  without: (what) => `${what} हटाएँ`,
  noMatchText: 'खोज बदलें, या सब दिखाएँ।',
  showAll: 'सब दिखाएँ',
  count: (first, last, total) => `${first}–${last}, कुल ${total}`,
  moreChanges: (count) => `${count} और`,
  download: 'डाउनलोड',
  withAdhaar: (kind) => `${kind}, आधार संख्या के साथ`,
  adhaarTitle: 'आधार संख्याएँ साथ ले जाएँ?',
  adhaarText:
    'फ़ाइल में सूची के हर विद्यार्थी की पूरी आधार संख्या होगी। कार्यों के लेखे में लिखा जाता है कि आप इसे ले गए। फ़ाइल वहाँ रखें जहाँ केवल कार्यालय पढ़ सके।',
  adhaarConfirm: 'आधार संख्या के साथ डाउनलोड करें',
  kinds: { xlsx: 'स्प्रेडशीट (XLSX)', csv: 'पाठ (CSV)' },
};
