import { sampleRegistration } from '@school/domain';
import { listingKeys } from './listing-keys';

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
