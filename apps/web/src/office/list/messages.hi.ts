import type { ListMessages } from './messages.en';

/** Every text of what lists share in Hindi. */
export const listHi: ListMessages = {
  allBranches: 'सभी शाखाएँ',
  allBoards: 'सभी बोर्ड',
  allClasses: 'सभी कक्षाएँ',
  allSections: 'सभी सेक्शन',
  hereOrLeft: 'छात्र',
  here: 'अभी पढ़ने वाले',
  left: 'जा चुके',
  from: 'इस दिन से',
  to: 'इस दिन तक',
  everybody: 'सभी',
  noMatchText: 'जो खोज रहे हैं उसे बदलें, या सब दिखाएँ।',
  showAll: 'सब दिखाएँ',
  count: (first, last, total) => `${first} से ${last}, कुल ${total}`,
  print: 'छापें',
  download: 'डाउनलोड',
  kinds: { xlsx: 'स्प्रेडशीट (XLSX)', csv: 'पाठ (CSV)' },
};
