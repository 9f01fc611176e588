import { familyLanguageOf } from './family-language';

it.each([
  ['its own, whatever the branch', { familyLanguage: 'hi', medium: 'english', boardType: 'cbse' }, 'hi'],
  ['English at the education centre', { medium: 'english', boardType: 'cbse' }, 'en'],
  ['Hindi at the inter college', { medium: 'hindi', boardType: 'up' }, 'hi'],
  ['Hindi there in its English medium too', { medium: 'english', boardType: 'up' }, 'hi'],
] as const)('a family is written to in %s', (_, student, language) => {
  expect(familyLanguageOf(student)).toBe(language);
});
