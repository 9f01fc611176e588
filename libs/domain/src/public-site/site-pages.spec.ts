import { listedPages, newPageName, type StoredPlace } from './site-pages';

const menu = (stored: readonly StoredPlace[]) =>
  listedPages(stored)
    .filter(({ place }) => place === 'bar' || place === 'extra')
    .map(({ address }) => address);

describe('the menus of the public site', () => {
  it.each<[string, readonly StoredPlace[], readonly string[]]>([
    [
      'begin as they were specified',
      [],
      [
        '/academics',
        '/infra',
        '/event',
        '/about',
        '/extra-curricular/android',
        '/extra-curricular/web-development',
        '/extra-curricular/nodejs',
        '/extra-curricular/something-else',
      ],
    ],
    [
      'have the school’s own pages, at the specified addresses and at new ones, without those that it took away',
      [
        { page: 'academics', place: 'bar' },
        { page: 'infra', place: 'foot' },
        { page: 'event', place: 'none', isRemoved: true },
        { page: 'nodejs', place: 'none', isRemoved: true },
        { page: 'something-else', place: 'none', isRemoved: true },
        { page: 'web-development', place: 'none', isRemoved: true },
        { page: 'android', place: 'extra' },
        { page: 'scouts', place: 'extra' },
        { page: 'hostel', place: 'bar' },
        { page: 'old-page', place: 'bar', isRemoved: true },
      ],
      ['/academics', '/about', '/pages/android', '/pages/scouts', '/pages/hostel'],
    ],
  ])('%s', (_, stored, addresses) => {
    expect(menu(stored)).toEqual(addresses);
  });
});

it.each([
  ['Sports day 2026', [], 'sports-day-2026'],
  ['Scouts', ['scouts', 'scouts-2'], 'scouts-3'],
  ['खेल दिवस', [], 'page'],
  ['  --  ', ['page'], 'page-2'],
  ['A heading that is longer than any address should ever be', [], 'a-heading-that-is-longer-than-an'],
])('a page headed %j beside %j is called %j', (heading, taken, name) => {
  expect(newPageName(heading, taken)).toBe(name);
});
