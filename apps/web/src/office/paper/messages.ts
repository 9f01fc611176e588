import { useTexts } from '../../messages/use-texts';

export const paperEn = {
  print: 'Print',
  printSlip: 'Print slip',
  done: 'Done',
  preparedBy: 'Prepared by',
  checkedBy: 'Checked by',
  notAsked: 'The server could not be asked whether this is the first print, so it says DUPLICATE.',
  languageMissing:
    'The texts in the language of the family could not be loaded, so this paper is in the language on screen.',
  cameOut: 'Did the paper come out?',
  cameOutYes: 'Yes',
  cameOutNo: 'No, print it again',
  leave: {
    title: 'Leave without what is shown here?',
    text: 'A password is not shown again. If its slip is not printed, a new one has to be made.',
  },
  givenBackBefore: 'The original of this paper was printed again once before; this print says DUPLICATE.',
};

export const usePaperMessages = () => useTexts('paper', paperEn);
