import { useTexts } from '../messages/use-texts';

export const idleEn = {
  title: 'Please sign in again',
  ended: 'Your session has ended.',
  goOn: 'Sign in to go on; what you typed is still here.',
  idle: 'Nobody has worked here for a while, so this page is closed. Sign in to come back to it; a registration or an edit that was begun is kept.',
  leave: 'Leave without signing in',
};

export const useIdleMessages = () => useTexts('idle', idleEn);
