import { useTexts } from '../../messages/use-texts';

export const shellEn = {
  groups: { students: 'Students', money: 'Money', year: 'School year', office: 'Office' },
  administration: 'Administration',
  today: (day: string, session: string) => `${day} · Session ${session}`,
  keyboard: {
    title: 'Keyboard shortcuts',
    keys: [
      { key: '?', does: 'Show this list' },
      { key: '/', does: 'Go to the search or filter of the screen' },
      { key: 'Enter', does: 'Send the form, open the link or press the button' },
      { key: 'Esc', does: 'Close the dialog, menu or calendar' },
      { key: 'Tab', does: 'Go to the next field; with Shift to the one before' },
      { key: '← →', does: 'Move through tabs and options; ↑ ↓ through menus, days and lists' },
    ],
  },
  notAllowed: {
    text: 'This account may not open the office area. Please sign in with an office account.',
    logout: 'Logout and sign in as office',
  },
};

export const useShellMessages = () => useTexts('shell', shellEn);
