import type { signInsEn } from './messages';

export const signInsHi: typeof signInsEn = {
  own: 'मेरे साइन इन',
  ownText: 'इस समय आप कहाँ-कहाँ साइन इन हैं। जिसे आप न पहचानें, उसे समाप्त करें और अपना पासवर्ड बदलें।',
  everybody: 'अभी साइन इन',
  everybodyText: 'हर डेस्क और डिवाइस जहाँ कोई साइन इन है। साइन इन समाप्त करने पर वहाँ बैठे व्यक्ति को बता दिया जाता है।',
  account: 'कौन',
  device: 'डिवाइस, कहाँ से',
  time: 'कब',
  begun: (moment) => `${moment} से`,
  lastWork: (moment) => `पिछला काम ${moment}`,
  thisDevice: 'यह डिवाइस',
  end: 'समाप्त करें',
  endFor: (device) => `समाप्त करें: ${device}`,
  done: 'साइन इन समाप्त कर दिया गया।',
  failed: 'साइन इन लोड नहीं हो सके',
  none: 'कोई साइन इन नहीं है',
};
