/** Every text that all pages share, in English; those of a feature are in its folder. */
export const en = {
  failures: {
    network: 'The office server cannot be reached. Nothing was lost; please try again.',
    unknown: 'Something went wrong. Please try again.',
  },
  tryAgain: 'Try again',
  mayBeOutdated: 'This may be out of date: it could not be refreshed',
  partsNotLoaded: 'Part of this page could not be loaded',
  demonstration: 'Demonstration school: nothing here is real',
  none: '—',
  notAllowed: 'Not allowed',
  rightNeeded: (right: string) =>
    `You need the right “${right}” for this. An administrator gives it on the Staff screen.`,
  adminOnly: 'Only an administrator can open this screen.',
  officeOnly: 'Only the school office can open this screen.',
  look: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'As the device' },
  footer: (institution: string) =>
    `© 2019 ${institution}, all rights reserved. Made with a heart for a better web.`,
  drafts: {
    title: 'What you typed before is back',
    text: (when: string) =>
      `Last typed on ${when}, kept on this PC for your account alone. Adhaar number and password are not kept.`,
    startAnew: 'Start again',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed on this page has not been saved.',
    confirm: 'Leave the page',
    cancel: 'Stay',
  },
  crash: {
    title: 'This page could not be shown',
    text: 'Try again, or reload the page. Everything that was saved is safe.',
    reload: 'Reload',
  },
};

/** The shape every language file of the web app has to fill. */
export type Messages = typeof en;
