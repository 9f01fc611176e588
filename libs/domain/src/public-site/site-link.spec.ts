import { isPageLink, isSiteLink } from './site-link';

it.each([
  ['/about', true],
  ['/pages/sports-day-2026', true],
  ['https://www.cbse.gov.in/results?year=2026', true],
  ['http://mlm.example', true],
  ['mailto:office@mlm.example', true],
  ['tel:+919876543210', true],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:msgbox(1)', false],
  ['blob:https://mlm.example/1', false],
  ['file:///etc/passwd', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://mlm.example@evil.example', false],
  ['https://', false],
  ['https:javascript:alert(1)', false],
  ['www.cbse.gov.in', false],
  ['about', false],
  ['', false],
])('a link to %j may stand on the public site: %j', (link, expected) => {
  expect(isSiteLink(link)).toBe(expected);
});

it('knows its own pages from other sites', () => {
  expect([isPageLink('/about'), isPageLink('https://mlm.example/about')]).toEqual([true, false]);
});
