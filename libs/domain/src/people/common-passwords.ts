/**
 * Passwords of ten and more characters that are guessed first, in small letters: those that lead the published lists of
 * leaked passwords, and what offices and schools in India choose.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  0000000000 0123456789 0987654321 1010101010 1111111111 1122334455 1212121212 1231231231 1234512345 1234554321
  123456789a 1234567890 12345678900 1234567890a 12345678901 12345678910 123456abcd 12345qwert 1234qwerasdf 123qwe123qwe
  1357924680 147258369a 1472583690 1a2b3c4d5e 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc 2222222222 3333333333
  5555555555 6666666666 7777777777 8888888888 9876543210 9999999999 9876543211 987654321a
  abc1234567 abcd123456 abcd12345678 abcde12345 abcdef1234 abcdefghij admin12345 admin123456 admin@1234 admin@12345
  admin@123456 adminadmin adminadmin1 administrator aaaaaaaaaa asdasdasdasd asdf123456 asdfghjkl1 asdfghjkl; asdfasdfasdf
  asdfghjkl123 basketball bharat1234 bharat@123 changeme12 changeme123 cricket123 cricket1234 cricketlover dragonball
  elephant123 facebook123 football10 football12 football123 ganesh1234 ganesh@123 google1234 hanuman123 hello12345
  helloworld helloworld1 hindustan1 hindustan123 iloveindia iloveindia1 iloveyou12 iloveyou123 iloveyou1234 iloveyou143
  iloveyou@123 india12345 india123456 india@1234 india@12345 indian1234 jaihind123 jaishriram jaishreeram jaimatadi1
  jaimatadi123 jesus12345 krishna123 krishna@123 lalala1234 letmein1234 letmein123 liverpool1 lovelovelove
  loveyou123 manager123 master1234 mathematics minecraft1 monkey1234 mypassword mypassword1 namaste123 office1234
  office12345 office@123 office@1234 p@ssw0rd12 p@ssw0rd123 p@ssword123 pa55word123 pass123456 pass@12345 pass@123456
  passpass123 passw0rd12 passw0rd123 password00 password01 password10 password11 password12 password123 password1234
  password12345 password123456 password@1 password@12 password@123 password@1234 passwordpassword pakistan123
  princess12 princess123 principal1 principal123 principal@123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc1 qazwsxedc123
  qazwsxedcrfv qwe123qwe123 qwerasdfzxcv qwert12345 qwerty1234 qwerty12345 qwerty123456 qwerty@123 qwertyuiop
  qwertyuiop1 qwertyuiop123 qwertyuiop[] radhakrishna radheradhe radheradhe1 ram@123456 rahul12345 sachin1234
  samsung123 school1234 school12345 school123456 school@123 school@1234 schooladmin secret1234 shriganesh
  shriram123 starwars123 student123 student@123 sunshine12 sunshine123 superman12 superman123 teacher123 teacher@123
  teacher1234 test123456 testtest123 tinkerbell trustno1234 waheguru123 wahegurug1 welcome123 welcome1234 welcome12345
  welcome@12 welcome@123 welcome@1234 whatever12 zxcvbnm123 zxcvbnm1234
  `
    .trim()
    .split(/\s+/),
);
