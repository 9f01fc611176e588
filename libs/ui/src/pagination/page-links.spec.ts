import { pageLinks } from './page-links';

describe('page links', () => {
  it.each([
    ['no rows at all', 1, 0, 7, []],
    ['a single page', 1, 1, 7, [1]],
    ['as many pages as links', 4, 7, 7, [1, 2, 3, 4, 5, 6, 7]],
    ['one page more than links, at the start', 1, 8, 7, [1, 2, 3, 4, 5, 6, 8]],
    ['one page more than links, at the end', 8, 8, 7, [1, 3, 4, 5, 6, 7, 8]],
    ['the start of a long list', 2, 500, 7, [1, 2, 3, 4, 5, 6, 500]],
    ['the middle of a long list', 50, 500, 7, [1, 48, 49, 50, 51, 52, 500]],
    ['the end of a long list', 499, 500, 7, [1, 495, 496, 497, 498, 499, 500]],
    ['fewer links asked for', 50, 500, 5, [1, 49, 50, 51, 500]],
    ['too few links for the ends', 50, 500, 2, [50, 51]],
    ['a single link', 50, 500, 1, [50]],
    ['a page beyond the end', 900, 500, 7, [1, 495, 496, 497, 498, 499, 500]],
    ['a page before the start', 0, 500, 3, [1, 2, 500]],
  ])('%s', (_, page, pageCount, max, expected) => {
    expect(pageLinks(page, pageCount, max)).toEqual(expected);
  });

  it('never exceeds seven and always holds the current page', () => {
    for (let pageCount = 1; pageCount <= 40; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const links = pageLinks(page, pageCount);
        expect(links.length).toBe(Math.min(7, pageCount));
        expect(links).toContain(page);
        expect(new Set(links).size).toBe(links.length);
        expect([...links].sort((a, b) => a - b)).toEqual(links);
      }
    }
  });
});
