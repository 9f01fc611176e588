import type { clockEn } from './messages';

export const clockHi: typeof clockEn = {
  behind: (now) => `विद्यालय के कंप्यूटर में अभी ${now} है`,
  behindText: (last) =>
    `पैसे ${last} को लिए गए थे, जो इसके बाद है। कुछ भी सहेजने से पहले कंप्यूटर की घड़ी ठीक करें: ` +
    'रसीद, प्रवेश और गल्ला मिलान पर उसी का दिनांक लगता है। अगर घड़ी सही है, तो वह तब आगे थी; काम जारी रखें।',
};
