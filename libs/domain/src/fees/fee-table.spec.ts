import { classesOfMedium, hasStream, schoolCode, type SchoolCode } from '../school';
import { boards, mediums, mediumsForBoard, paise, schoolClasses, streams, sum, toRupees } from '../values';
import { classLabel } from '../words';
import {
  addFeeTable,
  feesAt,
  hasFees,
  specifiedFees,
  tableAt,
  type FeeClass,
  type FeeTable,
} from './fee-table';

const english = { medium: 'english', boardType: 'cbse' } as const;

describe('the fee of every class', () => {
  it.each([
    { classes: ['pg', 'lkg', 'ukg', 'hindi', 'na', 'nb'], fees: [250, 300, 350, 900] },
    { classes: ['1', '2', '3', '4', '5'], fees: [300, 400, 400, 1100] },
    { classes: ['6', '7', '8'], fees: [450, 500, 600, 1550] },
    { classes: ['9', '10'], fees: [500, 500, 1100, 2100] },
    { classes: ['11', '12'], stream: 'science' as const, fees: [700, 1000, 1600, 3300] },
    { classes: ['11', '12'], stream: 'arts' as const, fees: [550, 1000, 1500, 3050] },
  ])('classes $classes $stream pay $fees rupees', ({ classes, stream, fees }) => {
    for (const schoolClass of schoolClasses.filter((candidate) => classes.includes(candidate))) {
      const found = feesAt('2026-11', { ...english, class: schoolClass, stream }, []);
      const amounts = [found.monthly, found.registration, found.security];
      expect([...amounts, sum(...amounts)].map(toRupees)).toEqual(fees);
    }
  });

  it('gives a fee to every class that can be chosen, in every medium and stream', () => {
    for (const medium of mediums)
      for (const value of classesOfMedium(medium))
        for (const stream of hasStream(value) ? streams : [undefined])
          expect(feesAt('2026-11', { ...english, class: value, stream }, []).monthly).toBeGreaterThan(0);
  });

  it('has no fee for class 11 without a stream', () => {
    expect(() => feesAt('2026-11', { ...english, class: '11' }, [])).toThrow(RangeError);
  });
});

describe('the versions of the fee table', () => {
  const version = (from: string, monthly: number): FeeTable => ({
    from,
    fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], monthly: paise(monthly) } },
  });
  const rise = version('2026-10', 35000);
  const nextYear = version('2027-04', 40000);
  const corrected = version('2026-10', 36000);

  it.each([
    ['the specified figures hold until the first begins', '2026-09', [rise, nextYear], 30000],
    ['one holds from its month on', '2026-10', [rise, nextYear], 35000],
    ['until the next begins', '2027-03', [rise, nextYear], 35000],
    ['which then holds', '2027-04', [rise, nextYear], 40000],
    ['whatever the order in which they were added', '2027-04', [nextYear, rise], 40000],
    ['of two for one month the one that was added last', '2026-12', [rise, nextYear, corrected], 36000],
  ])('%s', (_, month, versions, monthly) => {
    expect(feesAt(month, { ...english, class: '3' }, versions).monthly).toBe(monthly);
  });
});

describe('a fee table of a branch (D79)', () => {
  const of = (monthly: number, branch?: SchoolCode, from = '2026-04'): FeeTable => ({
    from,
    ...(branch && { branch }),
    fees: { ...specifiedFees, '1-5': { ...specifiedFees['1-5'], monthly: paise(monthly * 100) } },
  });

  it.each<[string, FeeTable[], number, number]>([
    ['holds in its own branch alone', [of(350, 'MLMEC')], 350, 300],
    ['differs from that of the other', [of(350, 'MLMEC'), of(280, 'MLMIC')], 350, 280],
    ['of both holds in both', [of(320)], 320, 320],
    ['of one that begins later comes before that of both', [of(320), of(350, 'MLMEC', '2026-07')], 350, 320],
    [
      'of both that begins later comes before that of one',
      [of(350, 'MLMEC'), of(320, undefined, '2026-07')],
      320,
      320,
    ],
    ['is, of two for one month, the one that was added last', [of(350, 'MLMEC'), of(320)], 320, 320],
  ])('%s', (_, versions, english3, hindi3) => {
    const hindi = { medium: 'hindi', boardType: 'up' } as const;
    const fees = [english, hindi].map((one) => feesAt('2026-11', { ...one, class: '3' }, versions).monthly);
    expect(fees.map(toRupees)).toEqual([english3, hindi3]);
    expect(toRupees(tableAt('2026-11', versions, 'MLMIC')['1-5'].monthly)).toBe(hindi3);
  });

  it.each([
    ['in the running session, of which nothing was charged yet', '2026-04', false, 'accepted'],
    ['in this month, of which nothing was charged yet', '2026-11', false, 'accepted'],
    ['not in a month that was charged', '2026-11', true, 'month-charged'],
    ['in a month to come', '2026-12', false, 'accepted'],
    ['in a month to come that some have paid ahead, which stays as it was paid', '2026-12', true, 'accepted'],
  ])('begins %s', (_, from, isCharged, code) => {
    const outcome = addFeeTable(of(350, 'MLMEC', from), new Date('2026-11-21T05:00:00Z'), isCharged);
    expect(outcome.ok ? 'accepted' : outcome.code).toBe(code);
  });
});

describe('the branch a student belongs to', () => {
  it.each([
    { medium: 'english', boardType: 'cbse', code: 'MLMEC' },
    { medium: 'english', boardType: 'up', code: 'MLMIC' },
    { medium: 'hindi', boardType: 'up', code: 'MLMIC' },
    { medium: 'hindi', boardType: 'cbse', code: 'MLMIC' },
  ] as const)('$medium medium, $boardType board: $code', ({ code, ...student }) => {
    expect(schoolCode(student)).toBe(code);
  });

  it('offers Hindi medium with the UP board only', () => {
    expect(boards.map(mediumsForBoard)).toEqual([['english', 'hindi'], ['english']]);
  });
});

describe('a record that the fee table says nothing of', () => {
  it.each([
    ['a class that there is not any more', { class: '13', stream: 'science' }],
    ['a class of another name', { class: 'prep' }],
    ['class 11 without a stream', { class: '11' }],
    ['class 12 with a stream that there is not', { class: '12', stream: 'commerce' }],
  ])('is charged no guessed fee: %s', (_, stored) => {
    const student = stored as FeeClass;
    expect(hasFees(student)).toBe(false);
    expect(() => feesAt('2026-11', { ...english, ...student }, [])).toThrow(RangeError);
  });

  it('is none that has class and stream, or needs no stream', () => {
    expect([{ class: '12', stream: 'arts' } as const, { class: 'nb' } as const].map(hasFees)).toEqual([
      true,
      true,
    ]);
  });
});

describe('the classes of a medium', () => {
  const of = classesOfMedium;

  it('has play group and kindergarten in English, the class "hindi" in Hindi, NA to XII in both', () => {
    expect(of('english').slice(0, 5)).toEqual(['pg', 'lkg', 'ukg', 'na', 'nb']);
    expect(of('hindi').slice(0, 3)).toEqual(['hindi', 'na', 'nb']);
    expect(of('english').slice(5)).toEqual(of('hindi').slice(3));
    expect(of('hindi').slice(3)).toHaveLength(12);
  });

  it.each([
    ['pg', 'PG'],
    ['hindi', 'Hindi'],
    ['1', 'I'],
    ['4', 'IV'],
    ['9', 'IX'],
    ['12', 'XII'],
  ] as const)('shows class %s as %s', (schoolClass, label) => {
    expect(classLabel(schoolClass)).toBe(label);
  });
});
