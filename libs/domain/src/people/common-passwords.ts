/**
 * The passwords of twelve or more characters that are guessed first, in small letters: the top of the published lists of leaked
 * passwords, and what offices and schools in India choose. The list is short, so that the form can check it at once; the server
 * knows some fifty thousand (`apps/api/src/accounts/most-used-passwords.ts`).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  1234qwerasdf 123qwe123qwe 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc abcd12345678 admin@123456 administrator
  asdasdasdasd asdfasdfasdf asdfghjkl123 cricketlover hindustan123 iloveyou1234 iloveyou@123 jaimatadi123 lovelovelove
  password1234 password12345 password123456 password@123 password@1234 passwordpassword principal123 principal@123
  q1w2e3r4t5y6 qazwsxedc123 qazwsxedcrfv qwe123qwe123 qwerasdfzxcv qwerty123456 qwertyuiop123 qwertyuiop[]
  radhakrishna school123456 welcome12345 welcome@1234
  `
    .trim()
    .split(/\s+/),
);
