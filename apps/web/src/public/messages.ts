import { useTexts } from '../messages/use-texts';

export const siteEn = {
  nav: {
    home: 'Home',
    admissions: 'Admissions',
    extraCurricular: 'Extra Curricular',
    more: 'More',
    login: 'Login',
  },
  /** The facts about the branches, by the rules that the program has for them. */
  branches: {
    affiliation: (number: string) => `Affiliation No. ${number}`,
    map: 'Show on a map',
    mapOf: (branch: string) => `Show on a map: ${branch}`,
    MLMEC: {
      teaches: 'English medium, CBSE board',
      classes: 'From PG and nursery to class XII, science and arts in XI and XII.',
    },
    MLMIC: {
      teaches: 'Hindi and English medium, UP board',
      classes: 'From PG and nursery to class XII, science and arts in XI and XII.',
    },
  },
};

export const useSiteMessages = () => useTexts('site', siteEn);
