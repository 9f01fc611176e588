/** Every text of everybody's own password in English. */
export const ownPasswordEn = {
  title: 'Change password',
  text: 'Every other session of your account ends; this one goes on.',
  hint: 'At least 10 characters, and not your login id.',
  done: 'Your password is changed.',
  password: 'New password',
};

/** The shape that the other language has to fill. */
export type OwnPasswordMessages = typeof ownPasswordEn;
