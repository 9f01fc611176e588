import { afterLogin } from './return-url';

describe('after signing in', () => {
  it.each([
    ['/office/accounts?studentID=12', '/office/accounts?studentID=12'],
    ['/office/student-profile/AB-1', '/office/student-profile/AB-1'],
    [null, '/office/dashboard'],
    ['', '/office/dashboard'],
    ['/login', '/office/dashboard'],
    ['/office', '/office/dashboard'],
    ['//evil.example/office/', '/office/dashboard'],
    ['https://evil.example/office/x', '/office/dashboard'],
    ['/\\evil.example/office/', '/office/dashboard'],
    ['/office/../login', '/office/dashboard'],
    ['javascript:alert(1)', '/office/dashboard'],
  ])('%p leads to %s', (returnUrl, expected) => {
    expect(afterLogin(returnUrl)).toBe(expected);
  });
});
