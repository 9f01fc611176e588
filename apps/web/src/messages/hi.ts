import type { Messages } from './en';

/** Every text that all pages share, in Hindi. */
export const hi: Messages = {
  failures: {
    network: 'कार्यालय के सर्वर तक पहुँच नहीं है। कुछ खोया नहीं है; कृपया फिर से कोशिश करें।',
    unknown: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  },
  tryAgain: 'फिर से कोशिश करें',
  none: '—',
  leave: {
    title: 'सहेजे बिना जाएँ?',
    text: 'इस पृष्ठ पर आपने जो लिखा है वह सहेजा नहीं गया है।',
    confirm: 'पृष्ठ छोड़ें',
    cancel: 'यहीं रहें',
  },
  crash: {
    title: 'यह पृष्ठ दिखाया नहीं जा सका',
    text: 'आगे बढ़ने के लिए पृष्ठ फिर से लोड करें। जो सहेजा गया था वह सुरक्षित है।',
    reload: 'फिर से लोड करें',
  },
};
