import { hasServerDecided } from './decided';

const refused = (status: number) => ({ ok: false, error: { status, message: 'No', details: [] } }) as const;

it.each([
  ['no answer came', 0, false],
  ['the server is in trouble', 503, false],
  ['the server does not know what went wrong', 500, false],
  ['the session has lapsed', 401, false],
  ['the right was withdrawn meanwhile, or the password made anew', 403, false],
  ['what was sent came too slowly', 408, false],
  ['too much was asked for', 429, false],
  ['a field breaks a rule', 400, true],
  ['it is not there any more', 404, true],
  ['another desk was faster', 409, true],
  ['the key has made something else', 422, true],
])('where %s (%d) a change that was sent before is decided: %j', (_why, status, decided) => {
  expect(hasServerDecided(refused(status))).toBe(decided);
});

it('a change that was answered is decided', () => {
  expect(hasServerDecided({ ok: true, value: undefined })).toBe(true);
});
