import { useTexts } from '../../messages/use-texts';

export const paperEn = {
  print: 'Print',
  printSlip: 'Print slip',
  done: 'Done',
  preparedBy: 'Prepared by',
  checkedBy: 'Checked by',
  unknownIfFirst: 'The server could not say whether this is the first print, so it says DUPLICATE.',
  languageMissing: 'The family’s language could not be loaded, so this paper is in the language on screen.',
  cameOut: 'Did the paper come out?',
  cameOutYes: 'Yes',
  cameOutNo: 'No, print it again',
  leave: {
    title: 'Leave this page?',
    text: 'A password is shown only once. Without its printed slip, a new one has to be made.',
  },
  printedAgainBefore:
    'The original of this paper was already printed again once, so this print says DUPLICATE.',
};

export const usePaperMessages = () => useTexts('paper', paperEn);
