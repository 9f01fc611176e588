import { cityOf, mapLink, phoneNumbers } from './branch-place';

it.each([
  ['Civil Lines\nGorakhpur 273001', 'Gorakhpur'],
  ['Civil Lines, Gorakhpur - 273 001', 'Gorakhpur'],
  ['12 Station Road\nKanpur, Uttar Pradesh 208001\nIndia', 'Kanpur'],
  ['Civil Lines, Gorakhpur, U.P., PIN: 273001', 'Gorakhpur'],
  ['सिविल लाइंस\nगोरखपुर 273001', 'गोरखपुर'],
  ['Civil Lines', undefined],
  [undefined, undefined],
])('the city of %j is %j', (address, city) => {
  expect(cityOf(address)).toBe(city);
});

it.each([
  ['0551 220 1234', [{ shown: '0551 220 1234', href: 'tel:+915512201234' }]],
  [
    '98765 43210, +91 551-2201234',
    [
      { shown: '98765 43210', href: 'tel:+919876543210' },
      { shown: '+91 551 2201234', href: 'tel:+915512201234' },
    ],
  ],
  ['91 98765 43210', [{ shown: '98765 43210', href: 'tel:+919876543210' }]],
  ['220123', [{ shown: '220123', href: 'tel:220123' }]],
  [undefined, []],
])('the phone %j dials %j', (phone, numbers) => {
  expect(phoneNumbers(phone)).toEqual(numbers);
});

it('a map finds a branch by its name and address, and none without', () => {
  const name = 'M.L.M. Inter College';
  expect(mapLink({ name, address: 'Civil Lines,\nGorakhpur & more' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=M.L.M.%20Inter%20College%2C%20Civil%20Lines%2C%20Gorakhpur%20%26%20more',
  );
  expect(mapLink({ name })).toBeUndefined();
});
