/** Every text of everybody's own password in English. */
export const ownPasswordEn = {
  title: 'Change password',
  text: 'Every other session of your account ends; this one goes on.',
  firstTitle: 'Set your own password',
  firstText:
    'Somebody else made the password that you signed in with. Set one that only you know; then the office opens.',
  done: 'Your password is changed.',
};

/** The shape that the other language has to fill. */
export type OwnPasswordMessages = typeof ownPasswordEn;
