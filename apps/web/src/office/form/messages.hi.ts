import type { formEn } from './messages';

export const formHi: typeof formEn = {
  dropTitle: 'जो लिखा गया उसे छोड़ दें?',
  dropText: 'यह अभी सहेजा नहीं गया है।',
  drop: 'छोड़ दें',
  keepTyping: 'लिखना जारी रखें',
  pictureHint: 'PNG, JPEG या WebP, 5 MB तक',
  pictureNotStored: 'यह चित्र अब सहेजा हुआ नहीं है। इसे फिर से चुनें।',
  pictureWaits: 'चित्र अभी सहेजा नहीं गया: उसे फिर से भेजें, या हटाएँ।',
  tooLarge: 'अधिक से अधिक 5 MB का चित्र चुनें।',
};
