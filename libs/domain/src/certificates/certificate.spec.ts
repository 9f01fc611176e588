import { fieldOf } from '../rules';
import { rupees } from '../test/counter';
import type { SchoolClass } from '../values';
import { certificateEndIn, certificateNumberIn, certificateSerial, duesNeedWord } from './certificate';
import {
  certificateFieldsOf,
  certificateForms,
  certificateParts,
  isContinued,
  textsOfForm,
} from './certificate-fields';

describe('the number of a certificate', () => {
  it('says branch and session, and is found by its end', () => {
    const serial = certificateSerial({ branchCode: 'MLMEC', session: '2026-27', number: 12 });
    expect(serial).toBe('MLMEC/TC/2026-27/0012');
    expect([serial, ' 12 ', '0012', 'TC'].map(certificateNumberIn)).toEqual([12, 12, 12, undefined]);
  });

  it.each([
    ['as the paper has book and number', '2026-27/0012', true],
    ['without its noughts, with blanks', '2026-27 / 12', true],
    ['in full', 'mlmec/tc/2026-27/0012', true],
    ['of another book', '2025-26/0012', false],
    ['of another branch', 'MLMIC/TC/2026-27/0012', false],
  ])('is found by book and number together: %s', (_, text, isFound) => {
    expect('MLMEC/TC/2026-27/0012'.endsWith(certificateEndIn(text) ?? '-')).toBe(isFound);
  });

  it('alone is one of any book', () => {
    expect(certificateEndIn('0012')).toBeUndefined();
  });
});

describe('what is owed, and a certificate', () => {
  it.each<[string, SchoolClass, number, boolean]>([
    ['classes 1 to 8 go whatever is owed', '1', 900, false],
    ['classes 1 to 8 go whatever is owed', '8', 900, false],
    ['an older one needs a word', '9', 1, true],
    ['before class 1 too', 'lkg', 300, true],
    ['nothing is owed', '12', 0, false],
    ['something is to be paid back', '12', -500, false],
  ])('%s: class %s owes %d', (_, schoolClass, due, needed) => {
    expect(duesNeedWord(schoolClass, rupees(due))).toBe(needed);
  });
});

describe('the fields of a paper', () => {
  it.each(certificateForms)('%s has each field once', (form) => {
    const names = certificateFieldsOf(form).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the list of the CBSE has its 23 numbers', () => {
    expect(certificateParts.cbse.body.filter((one) => !isContinued(one))).toHaveLength(23);
  });

  it('wants what the paper cannot be without', () => {
    const { error } = textsOfForm('cbse').safeParse({ pupilName: ' ', issuedOn: '2026-11-31' });
    const said = (error?.issues ?? []).map((issue) => `${fieldOf(issue)}: ${issue.message}`);
    expect(said).toEqual(
      expect.arrayContaining(['pupilName: required', 'issuedOn: date', 'motherName: required']),
    );
    expect(said.join()).not.toContain('remarks');
  });
});
