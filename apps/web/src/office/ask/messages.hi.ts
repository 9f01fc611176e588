import type { AskMessages } from './messages.en';

/** Every text of what is asked in a dialog in Hindi. */
export const askHi: AskMessages = {
  dropTitle: 'जो लिखा गया उसे छोड़ दें?',
  dropText: 'यह अभी भेजा नहीं गया है।',
  drop: 'छोड़ दें',
  goOn: 'लिखना जारी रखें',
};
