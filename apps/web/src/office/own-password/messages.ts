import { useTexts } from '../../messages/use-texts';

export const ownPasswordEn = {
  title: 'Change password',
  text: 'You are signed out on every other device, and stay signed in on this one.',
  firstTitle: 'Set your own password',
  firstText:
    'Somebody else made the password that you signed in with. Set one that only you know; then the office opens.',
  done: 'Your password is changed.',
};

export const useOwnPasswordMessages = () => useTexts('ownPassword', ownPasswordEn);
