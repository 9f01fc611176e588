import { createHash } from 'node:crypto';
import { sampleRegistration } from '@school/domain';
import { KEYS_VERSION, listingKeys } from './listing-keys';

describe('the order of student IDs in the list', () => {
  it('is the one that people expect: numbers by size, letters without regard to case', () => {
    const ids = ['1000', '999', 'a-10', 'A-9', '7', 'B-1'];
    const order = (studentID: string) =>
      listingKeys({ ...sampleRegistration(), studentID } as never).sortKeys.id;
    expect(ids.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))).toEqual([
      '7',
      '999',
      '1000',
      'A-9',
      'a-10',
      'B-1',
    ]);
  });
});

describe('the keys of students', () => {
  /** A digest of the keys that each version of the rules makes for a few students. */
  const DIGESTS = new Map([
    [1, '93b9a1c452c26e06'],
    [2, 'c0dbc2e4359b93dc'],
    [3, '404da14c32a24777'],
    [4, '759d289650200f7f'],
  ]);

  it('change with their version alone: raise KEYS_VERSION and enter the digest of the new keys', () => {
    const students = [
      sampleRegistration(),
      sampleRegistration({ studentID: 'B-17', studentFirstName: 'अमित', studentLastName: 'मिश्रा' }),
      sampleRegistration({ studentFirstName: 'Mary-Ann', studentLastName: 'D’Souza', section: '*' }),
      sampleRegistration({ studentFirstName: 'Riya', studentLastName: 'राय' }),
    ];
    const keys = JSON.stringify(students.map((student) => listingKeys(student as never)));
    expect(DIGESTS.get(KEYS_VERSION)).toBe(createHash('sha256').update(keys).digest('hex').slice(0, 16));
  });
});
