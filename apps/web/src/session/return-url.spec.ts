import { afterLogin, loginOf } from './return-url';

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
    ['//[/office/', '/office/dashboard'],
    ['javascript:alert(1)', '/office/dashboard'],
    ['/family/fees', '/office/dashboard'],
  ])('%j leads to %s', (returnUrl, expected) => {
    expect(afterLogin(returnUrl)).toBe(expected);
  });

  it.each([
    ['/family/results?exam=1', '/family/results?exam=1'],
    [null, '/family'],
    ['/family', '/family'],
    ['/office/dashboard', '/family'],
    ['/family/../office/accounts', '/family'],
    ['//evil.example/family/', '/family'],
  ])('%j leads a family to %s', (returnUrl, expected) => {
    expect(afterLogin(returnUrl, 'student')).toBe(expected);
  });

  it.each([
    ['student', 'student'],
    ['teacher', 'teacher'],
    ['office', 'office'],
    ['admin', 'office'],
    [undefined, 'office'],
  ] as const)('the login of %j is that of %s', (role, who) => {
    expect(loginOf(role)).toBe(who);
  });
});
