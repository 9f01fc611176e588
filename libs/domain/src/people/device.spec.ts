import { englishWords } from '../words';
import { hindiWords } from '../words/hi';
import { deviceLabel, deviceOf } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device that somebody signed in on', () => {
  it.each([
    [
      'the office PC',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36`,
      'Chrome, Windows',
    ],
    [
      'the office PC as it came',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge, Windows',
    ],
    [
      "the principal's phone",
      `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Chrome on an iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome, iPad',
    ],
    [
      'Firefox on Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox, Linux',
    ],
    [
      'a Chromebook',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0 Safari/537.36`,
      'Chrome, ChromeOS',
    ],
    ['a program', 'curl/8.5', 'Another program, unknown system'],
    ['something that says nothing', undefined, 'Another program, unknown system'],
  ])('%s', (_, userAgent, label) => {
    expect(deviceLabel(deviceOf(userAgent), englishWords)).toBe(label);
  });

  it('is named in Hindi too', () => {
    expect(deviceLabel({ browser: 'firefox', system: 'windows' }, hindiWords)).toBe('फ़ायरफ़ॉक्स, विंडोज़');
  });
});
