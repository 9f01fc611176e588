import { auditHi } from './messages.hi';

it('says in Hindi of one what was done in the singular', () => {
  const { changed, leftCount, corrected } = auditHi.staff;
  expect([1, 2].map(changed)).toEqual(['1 बदला', '2 बदले']);
  expect([1, 2].map(leftCount)).toEqual(['1 छोड़ गया', '2 छोड़ गए']);
  expect([1, 2].map(corrected)).toEqual(['1 सुधारा', '2 सुधारे']);
});
