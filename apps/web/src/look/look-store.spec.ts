import { looks, LookStore } from './look-store';

/** Opens a page with these cookies, on a device that prefers dark or not. */
function open(cookies: string, prefersDark: boolean) {
  const written: string[] = [];
  const place = {
    get cookie() {
      return cookies;
    },
    set cookie(cookie) {
      written.push(cookie);
    },
  };
  const device = Object.assign(new EventTarget(), { matches: prefersDark });
  const turn = (matches: boolean) => {
    device.matches = matches;
    device.dispatchEvent(new Event('change'));
  };
  const printing = new EventTarget();
  return { store: new LookStore(place, device, printing), written, turn, printing };
}

describe('the look of the last visit', () => {
  it.each([
    { cookies: '', prefersDark: true, shows: 'light' },
    { cookies: 'look=dark', prefersDark: false, shows: 'dark' },
    { cookies: 'language=hi; look=dark; last=1', prefersDark: false, shows: 'dark' },
    { cookies: 'look=light', prefersDark: true, shows: 'light' },
    { cookies: 'look=system', prefersDark: true, shows: 'dark' },
    { cookies: 'look=system', prefersDark: false, shows: 'light' },
    { cookies: 'my-look=dark', prefersDark: false, shows: 'light' },
    { cookies: 'look=print', prefersDark: true, shows: 'light' },
  ])(
    'with "$cookies" on a device that prefers dark: $prefersDark, is $shows',
    ({ cookies, prefersDark, shows }) => {
      expect(open(cookies, prefersDark).store.snapshot().theme.name).toBe(shows);
    },
  );
});

describe('a choice', () => {
  it.each(looks)('of %s is shown at once, told to who listens, and kept', (look) => {
    const { store, written } = open('', false);
    let told = 0;
    store.subscribe(() => (told += 1));
    store.choose(look);
    expect(store.snapshot().look).toBe(look);
    expect(told).toBe(1);
    expect(written).toEqual([`look=${look}; path=/; max-age=31536000; samesite=lax`]);
  });

  it('of the device follows it into the evening, and a choice of its own does not', () => {
    const { store, turn } = open('look=system', false);
    turn(true);
    expect(store.snapshot().theme.name).toBe('dark');
    store.choose('light');
    turn(false);
    turn(true);
    expect(store.snapshot().theme.name).toBe('light');
  });
});

it.each(['look=dark', 'look=system'])('with "%s" is light while the page is printed', (cookies) => {
  const { store, printing } = open(cookies, true);
  printing.dispatchEvent(new Event('beforeprint'));
  expect(store.snapshot().theme.name).toBe('light');
  printing.dispatchEvent(new Event('afterprint'));
  expect(store.snapshot().theme.name).toBe('dark');
});
