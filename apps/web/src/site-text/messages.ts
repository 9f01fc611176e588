import { useTexts } from '../messages/use-texts';

/** The names of the pages and entries that a school begins with. */
export const sitePageNamesEn = {
  academics: 'Academics',
  infra: 'Infrastructure',
  event: 'Events & Functions',
  about: 'About',
  branch: 'Our branches',
  'landing-page': 'Welcome',
  android: 'Android',
  'web-development': 'Web Development',
  nodejs: 'NodeJS',
  'something-else': 'Something else here',
};

export const useSitePageNames = () => useTexts('sitePageNames', sitePageNamesEn);
