import type { idleEn } from './messages';

/** Every text of a session that ended at work, or because nobody worked, in Hindi. */
export const idleHi: typeof idleEn = {
  title: 'कृपया फिर से साइन इन करें',
  ended: 'आपका सत्र समाप्त हो गया है।',
  goOn: 'आगे बढ़ने के लिए साइन इन करें; आपने जो लिखा है वह यहीं है।',
  idle: 'यहाँ कुछ समय से किसी ने काम नहीं किया, इसलिए यह पृष्ठ बंद है। इस पर लौटने के लिए साइन इन करें; अधूरा पंजीकरण या बदलाव सुरक्षित है।',
  leave: 'साइन इन किए बिना बाहर जाएँ',
};
