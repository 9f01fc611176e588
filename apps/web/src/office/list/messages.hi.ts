import type { ListMessages } from './messages.en';

/** Every text of what lists share in Hindi. */
export const listHi: ListMessages = {
  allBranches: 'सभी शाखाएँ',
  allBoards: 'सभी बोर्ड',
  allClasses: 'सभी कक्षाएँ',
  allSections: 'सभी सेक्शन',
  hereOrLeft: 'पढ़ रहे या जा चुके',
  here: 'अभी पढ़ने वाले',
  left: 'विद्यालय छोड़ चुके',
  download: 'डाउनलोड',
  kinds: { xlsx: 'स्प्रेडशीट (XLSX)', csv: 'पाठ (CSV)' },
};
