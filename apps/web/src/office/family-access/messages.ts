import { useTexts } from '../../messages/use-texts';

/** All texts about how a family signs in: on the student's page, and on the slips handed out. */
export const familyAccessEn = {
  title: 'Family sign-in',
  text: 'Students and parents sign in with the Student ID and a password to see dues and receipts, attendance, results, time table and calendar. If the password is lost, make a new one.',
  newPassword: 'New password for the family',
  askTitle: (name: string) => `New password for the family of ${name}?`,
  askText: 'The old password stops working, and anyone signed in with it is signed out at once.',
  make: 'Make password',
  handedFor: (name: string) => `Password for the family of ${name}`,
  handedText:
    'Give the slip to the family. The password is shown only this once, and the family chooses its own at the first sign-in.',
  slip: {
    title: 'Your sign-in to the school',
    father: (name: string) => `Father: ${name}`,
    where: 'Web address',
    how: 'Login, then Student',
    code: 'Code of the web address',
    change: 'Choose your own password at the first sign-in, then destroy this slip.',
  },
};

export const useFamilyAccessMessages = () => useTexts('familyAccess', familyAccessEn);
