import { useTexts } from '../../messages/use-texts';

export const ownPasswordEn = {
  title: 'Change password',
  text: 'You are signed out on all other devices and stay signed in on this one.',
  firstTitle: 'Set your own password',
  firstText:
    'Someone else made the password that you signed in with. Set one that only you know to open the office.',
  done: 'Your password is changed.',
};

export const useOwnPasswordMessages = () => useTexts('ownPassword', ownPasswordEn);
