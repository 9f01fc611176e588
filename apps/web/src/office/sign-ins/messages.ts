import { useTexts } from '../../messages/use-texts';

export const signInsEn = {
  own: 'My sign-ins',
  ownText: 'Where you are signed in at this moment. End what you do not know, and change your password then.',
  everybody: 'Signed in now',
  everybodyText: 'Every desk and device at which somebody is signed in. Whoever is signed in there is told.',
  who: 'Who',
  device: 'Device, from where',
  when: 'When',
  begun: (moment: string) => `Since ${moment}`,
  lastWork: (moment: string) => `Last work ${moment}`,
  here: 'This device',
  end: 'End',
  endFor: (device: string) => `End: ${device}`,
  done: 'The sign-in is ended.',
  failed: 'The sign-ins could not be loaded',
  none: 'Nobody is signed in',
};

export const useSignInsMessages = () => useTexts('signIns', signInsEn);
