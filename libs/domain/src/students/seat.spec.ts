import { formerTerms } from '../fees';
import { noon, type ClassSection } from '../school';
import { sampleFeePayer } from './student-sample';
import { sessionOfReturn, movedFromKey, movedOutOf, seatIn, sectionIn, type Seated } from './seat';

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
    // A student who is in no class yet uses the class to come.
    expect(sectionIn(session, student)).toEqual(seat ?? sixB);
  });

  it('sat in the class of before, whose class was set by hand in April, and of whom it is told then that they left in March', () => {
    const { section, ...payer } = {
      ...sampleFeePayer(),
      ...place,
      class: '5' as const,
      section: 'a' as const,
    };
    const before = { ...payer, classSession: '2026-27' };
    const former = [{ ...formerTerms(before, noon('2027-04-05')), section }];
    const gone: Seated = { ...promoted, movedFrom: undefined, leftAt: noon('2027-03-31'), former };
    expect(seatIn('2027-28', gone)).toEqual(fiveA);
    expect(seatIn('2027-28', { ...gone, leftAt: undefined })).toEqual(sixB);
  });

  it('reads no section out of a damaged record', () => {
    expect(movedOutOf('2026-27', { movedFrom: '2026-27 MLMEC 5' })).toBeUndefined();
    expect(movedOutOf('2026-27', { movedFrom: '2026-27 MLMEC 5 none' })).toBeUndefined();
  });
});

describe('comes back after a leaving (D70)', () => {
  const payer = { ...sampleFeePayer(), ...promoted };
  const detained = { ...payer, class: '5', section: 'c' } as const;
  const passesOut = { ...payer, class: '5', section: 'a', classSession: '2026-27', passesOut: true } as const;

  it.each<[string, typeof payer, Pick<ClassSection, 'class' | 'section'>, string, string, boolean]>([
    ['into the old class in March', payer, fiveA, '2027-03-10', '2026-27', true],
    [
      'into another section of the old class',
      payer,
      { ...fiveA, section: 'd' },
      '2027-03-10',
      '2026-27',
      true,
    ],
    ['into the new class in March', payer, sixB, '2027-03-10', '2027-28', false],
    ['into the old class in April', payer, fiveA, '2027-04-02', '2027-28', false],
    ['who was to stay, into the section of before', detained, fiveA, '2027-03-10', '2026-27', true],
    [
      'who was to stay, into that of April',
      detained,
      { ...fiveA, section: 'c' },
      '2027-03-10',
      '2027-28',
      false,
    ],
    ['who was to pass out', passesOut, { ...fiveA, section: 'b' }, '2027-03-10', '2026-27', true],
  ])('%s', (_, student, place, day, classSession, isUndecided) => {
    expect(sessionOfReturn(place, student, noon(day))).toEqual({ classSession, isUndecided });
  });
});
