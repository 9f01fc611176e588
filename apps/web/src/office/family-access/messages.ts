import { useTexts } from '../../messages/use-texts';

/** All texts about how a family signs in: on the student's page, and on the slips handed out. */
export const familyAccessEn = {
  title: 'Sign-in of the family',
  text: 'Students and parents sign in with the Student ID and a password, and read dues and receipts, attendance, results, time table and calendar. Who has lost the password gets a new one.',
  newPassword: 'New password for the family',
  askTitle: (name: string) => `New password for the family of ${name}?`,
  askText: 'The earlier password stops working, and whoever is signed in with it is signed out at once.',
  make: 'Make password',
  handedFor: (name: string) => `Password for the family of ${name}`,
  handedText:
    'Hand the slip to the family. The password is shown only this once, and the family chooses another one at the first sign-in.',
  slip: {
    title: 'Your sign-in to the school',
    father: (name: string) => `Father: ${name}`,
    where: 'Web address',
    how: 'Login, then Student',
    code: 'Code of the web address',
    change: 'You choose a password of your own at the first sign-in. Destroy this slip then.',
  },
};

export const useFamilyAccessMessages = () => useTexts('familyAccess', familyAccessEn);
