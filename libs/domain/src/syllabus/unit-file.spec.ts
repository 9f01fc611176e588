import { isPdf, unitFileName } from './unit-file';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the file of a unit', () => {
  it.each([
    ['%PDF-1.7\n', true],
    ['%PDF', false],
    ['', false],
    ['<html>%PDF-1.7', false],
    ['PK\u0003\u0004', false],
  ])('%j is a PDF: %s', (text, expected) => {
    expect(isPdf(bytes(text))).toBe(expected);
  });

  it.each([
    ['Fractions.pdf', 'Fractions.pdf'],
    ['भिन्न.PDF', 'भिन्न.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\rao\\plan.pdf', 'plan.pdf'],
    ['a"b\r\nX: y.pdf', 'abX: y.pdf'],
    ['\u202Efdp.exe', 'fdp.exe.pdf'],
    ['', 'unit.pdf'],
    ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
  ])('called %j is kept as %j', (claimed, expected) => {
    expect(unitFileName(claimed)).toBe(expected);
  });
});
