import type { ClassSection } from '../school';
import { movedFromKey, movedOutOf, seatIn, type Seated } from './seat';

const place = { boardType: 'cbse', medium: 'english' } as const;
const fiveA: ClassSection = { branch: 'MLMEC', class: '5', section: 'a' };
const sixB: ClassSection = { branch: 'MLMEC', class: '6', section: 'b' };
const promoted: Seated = {
  ...place,
  class: '6',
  section: 'b',
  classSession: '2027-28',
  movedFrom: movedFromKey('2026-27', fiveA),
};

describe('where a student sits in a session (D70)', () => {
  it.each<[string, string, Seated, ClassSection | undefined]>([
    ['was promoted in February: in the old class until April', '2026-27', promoted, fiveA],
    ['was promoted, and April has come', '2027-28', promoted, sixB],
    ['was promoted, and stays on for years', '2028-29', promoted, sixB],
    ['was promoted: nobody knows where the student sat before', '2025-26', promoted, undefined],
    ['was promoted a year ago', '2027-28', { ...promoted, classSession: '2027-28' }, sixB],
    [
      'stays in the class, in another section from April on',
      '2026-27',
      { ...promoted, class: '5', section: 'c' },
      fiveA,
    ],
    ['was admitted for April', '2026-27', { ...promoted, movedFrom: undefined }, undefined],
    ['sits in one class', '2026-27', { ...place, class: '6', section: 'b', classSession: '2026-27' }, sixB],
  ])('%s', (_, session, student, seat) => {
    expect(seatIn(session, student)).toEqual(seat);
  });

  it('reads no section out of a damaged record', () => {
    expect(movedOutOf('2026-27', { movedFrom: '2026-27 MLMEC 5' })).toBeUndefined();
    expect(movedOutOf('2026-27', { movedFrom: '2026-27 MLMEC 5 none' })).toBeUndefined();
  });
});
