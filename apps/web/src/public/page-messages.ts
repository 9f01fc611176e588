import { useTexts } from '../messages/use-texts';

/** The English texts of the public pages, which load with them, so that whoever signs in does not wait for these texts. */
export const sitePagesEn = {
  home: {
    whose: (school: string, city?: string) => (city === undefined ? school : `${school}, ${city}`),
    more: 'Read more',
    allNews: 'All news',
    welcome: 'Welcome to our school',
    text: 'Two branches, one family: an English-medium CBSE education centre and an inter college.',
    carousel: 'Pictures of the school',
    slides: [
      {
        heading: 'First slide label',
        text: 'Nulla vitae elit libero, a pharetra augue mollis interdum.',
      },
      { heading: 'Second slide label', text: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.' },
      {
        heading: 'Third slide label',
        text: 'Praesent commodo cursus magna, vel scelerisque nisl consectetur.',
      },
    ],
    news: 'From our school',
    cards: [
      { about: 'Academics', fact: 'Lessons in English or in Hindi, to class XII.' },
      { about: 'Our branches', fact: 'A CBSE education centre and an inter college.' },
      { about: 'Infrastructure', fact: 'Three wings: junior, primary and senior.' },
      { about: 'Events & Functions', fact: 'The days that everybody remembers.' },
      { about: 'About', fact: 'Two branches, one family.' },
    ],
    cardTitle: 'Card title',
    cardText:
      "Some quick example text to build on the card title and make up the bulk of the card's content.",
    goSomewhere: 'Go somewhere',
  },
  stubs: {
    home: 'Go to the home page',
    pages: {
      'landing-page': {
        works: 'landing-page works!',
        text: 'Look around: what we teach, where we teach it, and what we celebrate together.',
      },
      about: {
        works: 'about works!',
        text: 'Two branches, one family. Children learn here from their first day at school to the last, in English or in Hindi.',
      },
      branch: {
        works: 'branch works!',
        text: 'An English-medium CBSE education centre and an inter college, in one school family.',
      },
      academics: {
        works: 'academics works!',
        text: 'From nursery to class XII, with science and arts in the senior wing.',
      },
      infra: {
        works: 'infra works!',
        text: 'Room to learn, room to play: classrooms, grounds and everything between them.',
      },
      event: {
        works: 'event works!',
        text: 'Sports days, festivals and prize givings: the days that everybody remembers.',
      },
    },
  },
  fees: {
    title: (session: string) => `Fees of ${session}`,
    both: 'Both branches',
    classes: 'Classes',
    columns: { monthly: 'Monthly', registration: 'Registration', security: 'Security' },
    bands: {
      'before-1': 'Before class I',
      '1-5': 'I to V',
      '6-8': 'VI to VIII',
      '9-10': 'IX and X',
      '11-12-science': 'XI and XII, science',
      '11-12-arts': 'XI and XII, arts',
    },
    note: 'As charged this month. Registration and security are paid once, at admission.',
  },
  news: {
    title: 'News',
    text: 'What happens at our school.',
    none: 'There is no news yet.',
  },
  admissions: {
    title: 'Admissions',
    text: 'Call or visit us: we show you the school and answer your questions.',
    call: 'Whom to call',
    comeIn: 'Please come to the school office; we help you with the form.',
    bring: 'What to bring',
    /** The things that a registration usually needs. */
    usual: [
      'A photo of the child',
      'The Adhaar number of the child',
      'Proof of the date of birth',
      'Two mobile numbers of the family',
      'The transfer certificate of the last school, if there was one',
    ],
    where: 'Where we are',
  },
  registerOffice: {
    title: 'New Office Registration',
    text: 'For those who work in the school office. An administrator lets each new account in.',
    fname: 'First name',
    username: 'Login id',
    usernameHint: '5 to 16 English letters, digits and signs',
    password: 'Password',
    passwordHint: 'At least 12 characters, such as four words; not your name',
    passwordAgain: 'Password again',
    submit: 'Register',
    doneTitle: 'Your registration is sent',
    done: (username: string) =>
      `An administrator must let ${username} in before you can sign in. Please tell them that you have registered. If ${username} is not in their list, it belongs to somebody else or many others have registered since: register again with another login id.`,
    back: 'Back to login',
  },
  checkReceipt: {
    title: 'Check a receipt',
    text: 'Type the receipt number and the check code at the foot of the receipt.',
    number: 'Receipt number',
    code: 'Check code',
    submit: 'Check',
    valid: (number: string, day: string, amount: string) =>
      `${number} is a valid receipt for ${amount}, dated ${day}.`,
    void: (number: string, day: string, amount: string) =>
      `${number} for ${amount}, dated ${day}, is void: the school has withdrawn it.`,
  },
  forgotPassword: {
    title: 'Forgot Password?',
    text: 'Passwords are not sent by mail here: an administrator of the school office sets a new one.',
    steps: [
      'Send your login id with this form.',
      'An administrator sees your request and sets a new password.',
      'Ask the administrator for it and sign in.',
    ],
    username: 'Login id',
    submit: 'Ask for a new password',
    received:
      'If there is an account with this login id, the administrators see your request now. Please ask one of them for the new password.',
    back: 'Back to login',
  },
  construction: {
    title: 'Oops! Application Under Construction',
    text: 'There is no page at this address yet.',
    back: 'Go to the home page',
  },
};

export const usePageMessages = () => useTexts('sitePages', sitePagesEn);
