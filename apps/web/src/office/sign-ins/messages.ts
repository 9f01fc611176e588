import { useTexts } from '../../messages/use-texts';

export const signInsEn = {
  own: 'My sign-ins',
  ownText: 'Where you are signed in now. If you do not recognise one, end it and change your password.',
  everybody: 'Signed in now',
  everybodyText:
    'Every desk and device where somebody is signed in. If you end a sign-in, the person there is told.',
  account: 'Account',
  device: 'Device, address',
  time: 'Time',
  begun: (moment: string) => `Since ${moment}`,
  lastWork: (moment: string) => `Last work ${moment}`,
  thisDevice: 'This device',
  end: 'End',
  endFor: (device: string) => `End: ${device}`,
  done: 'The sign-in is ended.',
  failed: 'The sign-ins could not be loaded',
  none: 'Nobody is signed in',
};

export const useSignInsMessages = () => useTexts('signIns', signInsEn);
