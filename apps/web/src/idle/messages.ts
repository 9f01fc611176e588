import { useTexts } from '../messages/use-texts';

export const idleEn = {
  title: 'Please sign in again',
  ended: 'Your session has ended.',
  typedTextKept: 'What you typed is still here.',
  keptByRights: 'What you typed is still here, if your rights have not changed.',
  idle: 'Nobody has worked here for a while, so this page is closed. Sign in to return to it; an unfinished registration or edit is kept.',
  leave: 'Leave without signing in',
};

export const useIdleMessages = () => useTexts('idle', idleEn);
