import { addHead, takeHead, type OwnHead, type StandingConcession, type TakenHead } from '../fees';
import { sampleRegistration } from '../students';
import { on, rupees } from '../test/counter';
import { paise, schoolHead } from '../values';
import { englishWords } from '../words';
import { hindiWords } from '../words/hi';
import { usualChoices, type ImportField, type ImportValues } from './import-fields';
import { headOfHeading } from './import-heads';
import { importValuesOf, type KnownStudent } from './known-student';
import { concessionNames } from './more-concessions';
import { newStudentOf } from './new-student';
import { planRow } from './plan-row';
import { rowReader } from './read-row';

const TODAY = '2026-11-23';
const words = [englishWords, hindiWords];
const read = rowReader(words, TODAY);
const by = { by: 'Admin', at: on('2026-04-01').at };

function head(asked: Partial<Parameters<typeof addHead>[1]>): OwnHead {
  const every = { every: 'monthly', takers: 'chosen', isRefundable: false, from: '2026-06' } as const;
  const added = addHead([], { name: 'Bus', price: 'stop', ...every, ...asked }, by, false);
  if (!added.ok) throw new Error(added.code);
  return added.value;
}

const stops = [
  { name: 'Naini', amount: rupees(650) },
  { name: 'Civil Lines (east)', amount: rupees(400) },
];
const heads = [
  head({ stops }),
  head({
    name: 'Van',
    stops: [
      { name: 'Phaphamau', amount: rupees(500) },
      { name: 'Soraon', amount: rupees(500) },
    ],
  }),
  head({ name: 'Computer', price: 'one', amount: rupees(150) }),
  head({ name: 'Hostel', price: 'one', amount: rupees(4000), branch: 'MLMIC' }),
  head({ name: 'Exam', price: 'one', amount: rupees(300), takers: 'all' }),
  head({
    name: 'Lab',
    price: 'class',
    bands: {
      ...{ 'before-1': rupees(0), '1-5': rupees(0), '6-8': rupees(40), '9-10': rupees(60) },
      ...{ '11-12-science': rupees(90), '11-12-arts': rupees(50) },
    },
  }),
];
const context = { today: TODAY, heads, names: concessionNames(words) };

const { password: _, previousBalance: __, ...details } = sampleRegistration();
/** A student of MLMEC since April, with any other details. */
const child = (more: Partial<KnownStudent> = {}): KnownStudent => ({
  // The values as a form has them; stored ones are parsed, but have the same texts.
  ...(details as unknown as KnownStudent),
  left: false,
  previousBalance: paise(0),
  feesFrom: '2026-04',
  ...more,
});

const desk = { by: 'Meena', byId: 'm1', at: on('2026-07-03').at, revision: 1 };
function rides(stop = 'Naini', from = '2026-07', before: readonly TakenHead[] = []): readonly TakenHead[] {
  const request = { studentID: '1001', head: schoolHead('Bus'), stop, from, through: undefined };
  const taken = takeHead({ ...child(), heads: before }, request, heads, `${stop} ${from}`, desk);
  if (!taken.ok) throw new Error(taken.code);
  return taken.value;
}

const half: StandingConcession = {
  id: 'c1',
  concession: 'sibling',
  unit: 'percent',
  value: 50_00,
  from: '2026-07',
  reason: 'Two sisters (twins); one class',
  givenBy: 'Admin',
  givenById: 'a1',
  givenAt: on('2026-07-03').at,
};
const onBus: StandingConcession = { ...half, id: 'c2', head: schoolHead('Bus') };

function plan(says: ImportValues, there?: KnownStudent, last?: ImportValues, overwrites = false) {
  const fields = Object.keys(says) as ImportField[];
  const columns = [
    ...fields.map((field, column) => ({ field, column })),
    ...usualChoices.filter(({ field }) => !fields.includes(field)),
  ];
  const row = read(
    fields.map((field) => says[field] ?? ''),
    columns,
  );
  return planRow(row, there, last, {
    ...context,
    columns,
    feesFromMonths: ['2026-04', '2026-11'],
    overwrites,
  });
}

const whole = importValuesOf(child(), TODAY);

/** Returns the lists of a new student with these cells, who pays from April on. */
function added(says: ImportValues) {
  const { state, values, faults } = plan({ ...whole, ...says });
  if (state !== 'new') return faults;
  const at = on(TODAY).at;
  const { student } = newStudentOf(values, context, { by: 'Admin', byId: 'a1', at, newId: () => 'new' });
  return {
    heads: student?.heads.map(({ head: name, stop, from, through }) => [name, stop, from, through]),
    concessions: student?.concessions.map(({ head: of, value, from, through }) => [
      ...[of, value, from],
      ...(through === undefined ? [] : [through]),
    ]),
  };
}

const BUS = schoolHead('Bus');

describe('the heads of a new child', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['a stop, from the first month of the head', 'Bus: Naini', [[BUS, 'Naini', '2026-06', undefined]]],
    ['from July', 'bus : naini (2026-07)', [[BUS, 'Naini', '2026-07', undefined]]],
    ['until March', 'Bus: Naini (from Jul 2026 to Mar 2027)', [[BUS, 'Naini', '2026-07', '2027-03']]],
    ['in Hindi', 'Bus: Naini (जुलाई 2026 से)', [[BUS, 'Naini', '2026-07', undefined]]],
    ['by its amount', 'Bus: Rs. 400/-', [[BUS, 'Civil Lines (east)', '2026-06', undefined]]],
    ['since before the office had its books', 'Bus: Naini (2024-07)', [[BUS, 'Naini', '2026-06', undefined]]],
    [
      'several, by name, yes and amount',
      'Bus: Civil Lines (east) (2026-07); Computer: 150',
      [
        [BUS, 'Civil Lines (east)', '2026-07', undefined],
        [schoolHead('Computer'), undefined, '2026-06', undefined],
      ],
    ],
    ['for its first month alone', 'Bus: Naini (2026-04 – 2026-06)', [[BUS, 'Naini', '2026-06', '2026-06']]],
    ['until before the head began', 'Bus: Naini (2026-04 – 2026-05)', []],
    ['none', 'Bus: no; Computer: -', []],
  ])('%s', (___, takenHeads, expected) => {
    expect(added({ takenHeads })).toMatchObject({ heads: expected });
  });

  it.each([
    ['a head that there is not', 'Swimming: yes', 'importHeads'],
    ['a head that all pay', 'Exam', 'importHeads'],
    ['words behind the months', 'Bus: Naini (2026-07) please', 'importHeads'],
    ['a stop that there is not', 'Bus: Jhusi', 'importStop'],
    ['no stop', 'Bus', 'importStop'],
    ['an end that is no month', 'Bus: Naini (2026-07 – whenever)', 'importStop'],
    ['three months', 'Bus: Naini (2026-07 – 2026-09 – 2026-11)', 'importStop'],
    ['an amount of two stops', 'Van: 500', 'importStop'],
    ['another amount than the head has', 'Computer: 200', 'importStop'],
    ['a head of the other branch', 'Hostel', 'importHeadNotOffered'],
  ])('are refused at their cell: %s', (___, takenHeads, message) => {
    expect(added({ takenHeads })).toEqual([{ field: 'takenHeads', message }]);
  });

  it.each([
    ['Science', 90, { heads: [[schoolHead('Lab'), undefined, '2026-06', undefined]] }],
    ['Arts', 50, { heads: [[schoolHead('Lab'), undefined, '2026-06', undefined]] }],
    ['Arts', 90, [{ field: 'takenHeads', message: 'importStop' }]],
  ])('are found by what class XI %s pays: %i', (stream, amount, expected) => {
    expect(added({ class: 'XI', stream, takenHeads: `Lab: ${amount}` })).toMatchObject(expected);
  });

  it('may stand in a column for each', () => {
    expect(headOfHeading('BUS Stop', heads)).toBe(BUS);
    expect(headOfHeading('Exam', heads)).toBeUndefined();
    const columns = [
      { field: 'takenHeads', head: BUS, column: 0 },
      { field: 'takenHeads', head: schoolHead('Computer'), column: 1 },
    ] as const;
    const cells = (...texts: readonly string[]) => read(texts, columns).texts.takenHeads;
    expect(cells('Naini', 'yes')).toBe('Bus: Naini; Computer: yes');
    expect(cells('', 'yes')).toBe('Computer: yes');
    expect(cells('', '')).toBeUndefined();
  });
});

describe('more concessions of a new child', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['on a head, from its first month', 'Bus: 50%, Sibling', [[BUS, 50_00, '2026-06']]],
    [
      'on the monthly fee, from July',
      'Monthly fee: Rs 1,200, Staff child (2026-07)',
      [[undefined, 1200_00, '2026-07']],
    ],
    [
      'of both',
      'Bus: 100; मासिक शुल्क: 25%',
      [
        [BUS, 100_00, '2026-06'],
        [undefined, 25_00, '2026-04'],
      ],
    ],
    [
      'for the first month alone',
      'Monthly fee: 25% (2026-03 – 2026-04)',
      [[undefined, 25_00, '2026-04', '2026-04']],
    ],
    ['until before its fees began', 'Monthly fee: 25% (2025-07 – 2026-03)', []],
  ])('%s', (___, moreConcessions, expected) => {
    expect(added({ moreConcessions })).toMatchObject({ concessions: expected });
  });

  it.each([
    ['of nothing', '50%', 'importConcessions'],
    ['of no kind that there is', 'Bus: 50%, Rich', 'importConcessions'],
    ['of more than all', 'Bus: 150%', 'importConcessions'],
    ['on a head of the other branch', 'Hostel: 50%', 'importHeadNotOffered'],
  ])('are refused at their cell: %s', (___, moreConcessions, message) => {
    expect(added({ moreConcessions })).toEqual([{ field: 'moreConcessions', message }]);
  });
});

/** A student who is in the other branch from April on. */
const goesOver = child({
  medium: 'hindi',
  boardType: 'up',
  classSession: '2027-28',
  former: [
    {
      class: '3',
      classSession: '2026-27',
      medium: 'english',
      boardType: 'cbse',
      until: new Date('2027-04-01T00:00+05:30'),
      revision: 0,
    },
  ],
});

describe('the heads of a child who is there', () => {
  const change = (after: string, before = '') => ({
    state: 'changed',
    changes: [{ field: 'takenHeads', before, after }],
  });
  const naini = 'Bus: Naini (2026-07)';
  it.each<[string, string, KnownStudent, object, ImportValues?, boolean?]>([
    ['the bus from this month', 'Bus: Naini', child(), change('Bus: Naini (2026-11)')],
    ['the bus from next month', 'Bus: Naini (2026-12)', child(), change('Bus: Naini (2026-12)')],
    ['the stop that it has', 'Bus: Naini', child({ heads: rides() }), { state: 'same' }],
    ['the amount of the stop that it has', 'Bus: 650', child({ heads: rides() }), { state: 'same' }],
    [
      'another stop',
      'Bus: 400',
      child({ heads: rides() }),
      change('Bus: Civil Lines (east) (2026-11)', naini),
    ],
    [
      'another stop, where the last import gave a head besides',
      'Bus: 400',
      child({ heads: rides() }),
      change('Bus: Civil Lines (east) (2026-11)', naini),
      { takenHeads: `${naini}; Computer (2026-07)` },
    ],
    [
      'the stop that it has, until March',
      'Bus: Naini (2026-12 – 2027-03)',
      child({ heads: rides() }),
      change('Bus: Naini (2026-12 – 2027-03)', naini),
    ],
    [
      'the amount of the stop that it has, until March',
      'Bus: 650 (2026-12 – 2027-03)',
      child({ heads: rides() }),
      change('Bus: Naini (2026-12 – 2027-03)', naini),
    ],
    [
      'the stop that it has until March, without months',
      'Bus: Naini',
      child({ heads: rides().map((one) => ({ ...one, through: '2027-03' })) }),
      { state: 'same' },
    ],
    [
      'the stop that it has from January on, without months',
      'Bus: Naini',
      child({ heads: rides('Naini', '2027-01') }),
      { state: 'same' },
    ],
    [
      'one stop until December, and another from then on',
      'Bus: Naini (2026-11 – 2026-12); Bus: 400 (2027-01)',
      child(),
      change('Bus: Naini (2026-11 – 2026-12); Bus: Civil Lines (east) (2027-01)'),
    ],
    ['another head: the bus stays', 'Computer', child({ heads: rides() }), change('Computer (2026-11)')],
    [
      'the bus from a month that passed',
      naini,
      child(),
      { state: 'refused', faults: [{ field: 'takenHeads', message: 'importHeadPassed' }] },
    ],
    [
      'no bus, though it takes one',
      'Bus: no',
      child({ heads: rides() }),
      { state: 'refused', faults: [{ field: 'takenHeads', message: 'importHeadEnd' }] },
    ],
    ['no bus, as it takes none', 'Bus: no', child(), { state: 'same' }],
    ['no van, as it takes the bus', 'Van: no', child({ heads: rides() }), { state: 'same' }],
    [
      'no bus, as it took one until October',
      'Bus: no',
      child({ heads: rides().map((one) => ({ ...one, ends: [{ ...desk, from: '2026-11' }] })) }),
      { state: 'same' },
    ],
    [
      'a head of the branch that it goes into in April, before that',
      'Hostel',
      goesOver,
      { state: 'refused', faults: [{ field: 'takenHeads', message: 'importHeadNotOffered' }] },
    ],
    ['the same from April on, by its amount', 'Hostel: 4000 (2027-04)', goesOver, change('Hostel (2027-04)')],
    [
      'the stop that the last import gave, and the office has changed since',
      'Bus: Naini',
      child({ heads: rides('Civil Lines (east)') }),
      {
        state: 'same',
        kept: [{ before: 'Bus: Civil Lines (east) (2026-07)', after: 'Bus: Naini (2026-11)' }],
      },
      { takenHeads: naini },
    ],
    [
      'the same, to be overwritten',
      'Bus: Naini',
      child({ heads: rides('Civil Lines (east)') }),
      change('Bus: Naini (2026-11)', 'Bus: Civil Lines (east) (2026-07)'),
      { takenHeads: naini },
      true,
    ],
  ])('%s', (___, takenHeads, there, expected, ...[last, overwrites]) => {
    expect(plan({ studentID: '1001', takenHeads }, there, last, overwrites)).toMatchObject(expected);
  });
});

describe('more concessions of a child who is there', () => {
  it.each<[string, string, KnownStudent, object, ImportValues?, boolean?]>([
    [
      'one on the bus',
      'Bus: 50%, Sibling',
      child(),
      {
        state: 'changed',
        changes: [{ field: 'moreConcessions', before: '', after: 'Bus: 50%, sibling (2026-11) Import' }],
      },
    ],
    ['the one that it has', 'Bus: 50%, Sibling', child({ concessions: [onBus] }), { state: 'same' }],
    [
      'one of another kind on the bus',
      'Bus: 50%, Staff child',
      child({ concessions: [onBus] }),
      { state: 'changed' },
    ],
    [
      'the one on the bus, on the fee too',
      'Monthly fee: 50%, Sibling',
      child({ concessions: [onBus] }),
      { state: 'changed' },
    ],
    [
      'the same number in rupees',
      'Bus: Rs 50, Sibling',
      child({ concessions: [onBus] }),
      { state: 'refused', faults: [{ message: 'importOtherConcession' }] },
    ],
    [
      'another of that kind',
      'Bus: 25%, Sibling',
      child({ concessions: [onBus] }),
      { state: 'refused', faults: [{ message: 'importOtherConcession' }] },
    ],
    [
      'from a month that passed',
      'Bus: 50%, Sibling (2026-07)',
      child(),
      { state: 'refused', faults: [{ message: 'importPassedMonth' }] },
    ],
    [
      'one that was ended by hand since the last import gave it',
      'Bus: 50%, Sibling',
      child({ concessions: [{ ...onBus, endedFrom: '2026-10' }] }),
      { state: 'same', kept: [{ field: 'moreConcessions' }] },
      { moreConcessions: 'Bus: 50%, sibling (2026-07) Import' },
    ],
    [
      'the same, to be overwritten',
      'Bus: 50%, Sibling',
      child({ concessions: [{ ...onBus, endedFrom: '2026-10' }] }),
      { state: 'changed', kept: [] },
      { moreConcessions: 'Bus: 50%, sibling (2026-07) Import' },
      true,
    ],
  ])('%s', (___, moreConcessions, there, expected, ...[last, overwrites]) => {
    expect(plan({ studentID: '1001', moreConcessions }, there, last, overwrites)).toMatchObject(expected);
  });
});

describe('what an export has of heads and concessions', () => {
  const moved = rides('Civil Lines (east)', '2026-12', rides());
  const until = { ...half, id: 'c3', concession: 'hardship' as const, through: '2027-03' };
  it.each(words)('comes in again and changes nothing: %#', (language) => {
    const there = child({ heads: moved, concessions: [half, onBus, until] });
    const says = importValuesOf(there, TODAY, language);
    expect(says.takenHeads).toBe('Bus: Naini (2026-07 – 2026-11); Bus: Civil Lines (east) (2026-12)');
    const cells = { ...says, concession: language.options.concession.sibling };
    expect(plan(cells, there)).toMatchObject({ state: 'same', faults: [], changes: [], kept: [] });
  });

  it.each<[string, StandingConcession, string | undefined, string | undefined]>([
    ['on the fee', half, '50%', undefined],
    ['on the bus', onBus, undefined, 'Bus: 50%, sibling (2026-07) Twins'],
    [
      'on the fee until March',
      { ...half, through: '2027-03' },
      undefined,
      'monthly: 50%, sibling (2026-07 – 2027-03) Twins',
    ],
    ['on the fee, to be ended in April', { ...half, endedFrom: '2027-04' }, undefined, undefined],
    ['on the fee, over since October', { ...half, through: '2026-10' }, undefined, undefined],
  ])('says a concession %s in its own columns or in the list', (___, concession, plain, listed) => {
    const { concessionValue, moreConcessions } = importValuesOf(
      child({ concessions: [{ ...concession, reason: 'Twins' }] }),
      TODAY,
    );
    expect([concessionValue, moreConcessions]).toEqual([plain, listed]);
  });

  it('brings the same to another office', () => {
    const says = importValuesOf(child({ heads: moved, concessions: [half, onBus] }), TODAY);
    expect(added(says)).toEqual({
      heads: [
        [BUS, 'Naini', '2026-07', '2026-11'],
        [BUS, 'Civil Lines (east)', '2026-12', undefined],
      ],
      concessions: [
        [undefined, 50_00, '2026-07'],
        [BUS, 50_00, '2026-07'],
      ],
    });
  });
});
