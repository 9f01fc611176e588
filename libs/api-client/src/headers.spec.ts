import { callHeaders, xsrfToken } from './headers';

const sources = (token: string | null, cookies = '', language = 'en') => ({
  token: () => token,
  cookies: () => cookies,
  language: () => language,
});

describe('the headers of a call', () => {
  it.each([
    { title: 'signed in', token: 'a.b.c', sent: 'a.b.c' },
    { title: 'signed out: the literal "token"', token: null, sent: 'token' },
  ])('$title', ({ token, sent }) => {
    expect(callHeaders('GET', '/api/x', sources(token))).toEqual({
      'auth-token': sent,
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': 'en',
    });
  });

  it('ask for answers in the language on screen', () => {
    expect(callHeaders('GET', '/api/x', sources(null, '', 'hi'))['Accept-Language']).toBe('hi');
  });

  const cookies = 'theme=dark; XSRF-TOKEN=se%2Fcret; last=1';
  it.each([
    { method: 'POST', url: '/api/x', sent: 'se%2Fcret' },
    { method: 'DELETE', url: 'api/x', sent: 'se%2Fcret' },
    { method: 'GET', url: '/api/x', sent: undefined },
    { method: 'HEAD', url: '/api/x', sent: undefined },
    { method: 'POST', url: 'https://other.example/api/x', sent: undefined },
    { method: 'POST', url: '//other.example/api/x', sent: undefined },
  ])('$method $url carries the anti-forgery value $sent', ({ method, url, sent }) => {
    expect(callHeaders(method, url, sources(null, cookies))['X-XSRF-TOKEN']).toBe(sent);
  });

  it.each(['eyJpdiI6IkZ%3D', 'half%'])(
    'gives back as it stands what another program of the same PC has set: %s',
    (value) => {
      expect(xsrfToken(`XSRF-TOKEN=${value}`)).toBe(value);
    },
  );

  it('has no anti-forgery value without the cookie', () => {
    expect(xsrfToken('NOT-XSRF-TOKEN=1')).toBeUndefined();
  });
});
