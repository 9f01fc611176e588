import { useTexts } from '../../messages/use-texts';

export const familyPasswordsEn = {
  text: 'Students and parents sign in with the Student ID and a password. Make the passwords of a section here, on slips to cut and hand out.',
  whose: 'Who gets a password',
  receivers: {
    without: 'Families that have not signed in yet',
    all: 'All families of the section',
  },
  make: 'Make passwords',
  ask: {
    without: {
      title: (section: string) => `Passwords for families of ${section} that have not signed in yet?`,
      text: 'Slips handed out earlier but not used stop working. Families that have signed in keep their passwords.',
    },
    all: {
      title: (section: string) => `New passwords for all families of ${section}?`,
      text: 'All old passwords stop working, including those that families chose, and anyone signed in is signed out at once.',
    },
  },
  made: (section: string, count: number) =>
    count === 1 ? `${section}: 1 slip` : `${section}: ${count} slips`,
  once: 'These passwords are shown only this once. Print the slips before you leave the page; if they are lost, make new ones.',
  print: 'Print slips',
  unprinted: 'Done without printing',
  nobody: 'No family is without a password',
  nobodyText: (section: string) =>
    `All families of ${section} have signed in. For a lost password, or a child who joins next session, make one on the student’s page.`,
  none: 'No students yet, so there are no sections',
  failed: 'The sections could not be loaded',
};

export const useFamilyPasswordsMessages = () => useTexts('familyPasswords', familyPasswordsEn);
