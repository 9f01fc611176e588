/** Every text of what is asked in a dialog in English. */
export const askEn = {
  dropTitle: 'Drop what was typed?',
  dropText: 'It was not sent yet.',
  drop: 'Drop it',
  goOn: 'Go on typing',
};

/** The shape that the other language has to fill. */
export type AskMessages = typeof askEn;
