import type { StandingConcession } from '../fees';
import { sampleRegistration } from '../students';
import { paise, schoolHead } from '../values';
import { englishWords } from '../words';
import { usualChoices, type ImportField, type ImportValues } from './import-fields';
import { importValuesOf, type KnownStudent } from './known-student';
import { concessionNames } from './more-concessions';
import { newStudentOf } from './new-student';
import { planRow } from './plan-row';
import { rowReader } from './read-row';

const TODAY = '2026-11-23';
const read = rowReader([englishWords], TODAY);
const lists = { today: TODAY, heads: [], names: concessionNames([englishWords]) };

const student = (changes: Partial<KnownStudent> = {}): KnownStudent => {
  const { password: _, previousBalance: __, ...details } = sampleRegistration();
  return {
    // The values as a form has them; stored ones are parsed, but have the same texts.
    ...(details as unknown as KnownStudent),
    left: false,
    previousBalance: paise(120000),
    feesFrom: '2026-04',
    ...changes,
  };
};

const concession: StandingConcession = {
  id: 'c1',
  concession: 'sibling',
  unit: 'percent',
  value: 5000,
  from: '2026-04',
  reason: 'Two sisters',
  givenBy: 'Admin',
  givenById: '1',
  givenAt: new Date('2026-04-01T00:00:00Z'),
};

const ended: StandingConcession = { ...concession, endedFrom: '2026-10' };

interface Planning {
  readonly there?: KnownStudent;
  readonly last?: ImportValues;
  readonly overwrites?: boolean;
}

/** The plan of a row with these cells. */
function plan(says: ImportValues, { there, last, overwrites = false }: Planning = {}) {
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
    columns,
    feesFromMonths: ['2026-04', '2026-11'],
    overwrites,
    ...lists,
  });
}

const whole = importValuesOf(student(), TODAY);

describe('a row of a register', () => {
  it('is a new student, with what the office said of empty cells', () => {
    const { guardianName: _, secondaryMobile: __, section: ___, ...says } = whole;
    const { state, values, faults } = plan({ ...says, class: 'IV', previousBalance: 'Rs. 1,200/-' });
    expect([state, faults]).toEqual(['new', []]);
    expect(values).toMatchObject({
      guardianName: 'Ramesh Verma',
      secondaryMobile: '9876543210',
      section: '*',
    });
    const desk = { by: 'Meena', byId: 'm1', at: new Date(`${TODAY}T06:00:00Z`), newId: () => 'new' };
    expect(newStudentOf(values, lists, desk).student).toMatchObject({
      details: {
        studentID: '1001',
        class: '4',
        disability: false,
        personalDetail: { fatherName: 'Ramesh Verma' },
      },
      previousBalance: 120000,
      feesFrom: '2026-04',
    });
  });

  it('registers nobody from a month of the session before, where it was looked at in March and is run in April', () => {
    const { state, values } = plan(whole);
    const april = '2027-04-02';
    const desk = { by: 'Meena', byId: 'm1', at: new Date(`${april}T06:00:00Z`), newId: () => 'new' };
    expect([state, newStudentOf(values, { ...lists, today: april }, desk)]).toEqual([
      'new',
      { fault: { field: 'feesFrom', message: 'feesFrom' } },
    ]);
  });

  it.each([
    ['takenHeads', 'Bus: Naini', 'importHeads'],
    ['moreConcessions', 'Bus: 50%', 'importConcessions'],
  ] as const)('registers nobody with what the school has closed since: %s', (field, cell, message) => {
    const { values } = plan(whole);
    const desk = { by: 'Meena', byId: 'm1', at: new Date(`${TODAY}T06:00:00Z`), newId: () => 'new' };
    expect(newStudentOf({ ...values, [field]: cell }, lists, desk)).toEqual({ fault: { field, message } });
    expect(() => newStudentOf({ ...values, adhaarNumber: '1234' }, lists, desk)).toThrow(RangeError);
  });

  it.each([
    ['XI', 'arts'],
    ['IV', undefined],
  ])('of class %s keeps the stream %s of its cell (D16)', (schoolClass, stream) => {
    const { state, values } = plan({ ...whole, class: schoolClass, stream: 'Arts' });
    expect([state, values.stream]).toEqual(['new', stream]);
  });

  it('is new without a concession where its cell says that it has none', () => {
    for (const concessionValue of ['0', '-', 'Nil', '0 %'])
      expect(plan({ ...whole, concession: 'sibling', concessionValue })).toMatchObject({ state: 'new' });
  });

  it.each([
    ['a missing father', { fatherName: '' }, 'fatherName', 'required'],
    ['a short Adhaar number', { adhaarNumber: '1234' }, 'adhaarNumber', 'digits:12'],
    ['a mobile of one digit', { primaryMobile: '0000000000' }, 'primaryMobile', 'repeatedDigit'],
    ['no Student ID', { studentID: '' }, 'studentID', 'studentId'],
    ['a birth to come', { dateOfBirth: '2027-01-01' }, 'dateOfBirth', 'birthInPast'],
    ['no stream', { class: 'XI' }, 'stream', 'streamRequired'],
    ['an advance for dues', { previousBalance: '500 Cr' }, 'previousBalance', 'amount'],
    ['more dues than there is money', { previousBalance: '99999999999999' }, 'previousBalance', 'amount'],
    ['a month that cannot be charged', { feesFrom: '2024-04' }, 'feesFrom', 'feesFrom'],
    ['half a concession', { concession: 'sibling' }, 'concessionValue', 'howMuch'],
    ['more than all', { concessionValue: '120%' }, 'concessionValue', 'atMostWhole'],
  ] as const)('is refused at its cell: %s', (_, says, field, message) => {
    const { state, faults } = plan({ ...whole, ...says });
    expect(state).toBe('refused');
    expect(faults).toContainEqual({ field, message: message === 'studentId' ? 'required' : message });
  });

  it('is refused once where a cell is wrong that another one copies', () => {
    const { secondaryMobile: _, ...says } = whole;
    expect(plan({ ...says, primaryMobile: '0000000000' }).faults).toEqual([
      { field: 'primaryMobile', message: 'repeatedDigit' },
    ]);
  });

  it.each<[string, ImportValues, Planning, object]>([
    ['as it is', whole, {}, { state: 'same', changes: [], kept: [] }],
    ['with a column that it has not', { studentID: '1001', class: 'III-A' }, {}, { state: 'same' }],
    ['with an empty cell', { ...whole, fatherName: '' }, {}, { state: 'same' }],
    [
      'without the first zeros of its numbers, as a spreadsheet saves the CSV of the office',
      { studentID: '1001', cardNumber: '12345678', boardRollNo: '4711' },
      { there: student({ cardNumber: '0012345678', boardRollNo: '0004711' }) },
      { state: 'same', changes: [], values: { cardNumber: '0012345678', boardRollNo: '0004711' } },
    ],
    [
      'with another card',
      { studentID: '1001', cardNumber: '12345679' },
      { there: student({ cardNumber: '0012345678' }) },
      { state: 'changed', changes: [{ field: 'cardNumber', before: '0012345678', after: '12345679' }] },
    ],
    [
      'with a number written in another way',
      { ...whole, primaryMobile: '+91 98765 43210' },
      {},
      { state: 'same' },
    ],
    [
      'in class XI, without a stream',
      { studentID: '1001', class: 'XI' },
      {},
      { state: 'refused', faults: [{ field: 'stream', message: 'streamRequired' }] },
    ],
    [
      'in another class',
      { ...whole, class: 'IV' },
      {},
      { state: 'changed', changes: [{ field: 'class', before: '3', after: '4' }] },
    ],
    [
      'with other dues than the books have',
      { ...whole, previousBalance: '1500' },
      {},
      { state: 'refused', faults: [{ field: 'previousBalance', message: 'importFixed' }] },
    ],
    [
      'with a wrong value',
      { ...whole, gender: 'unknown' },
      {},
      { state: 'refused', faults: [{ field: 'gender', message: 'importUnknown' }] },
    ],
    [
      'changed by hand since the last import said the same',
      { ...whole, primaryMobile: '9000000001' },
      { last: { primaryMobile: '9000000001' } },
      { state: 'same', kept: [{ field: 'primaryMobile', before: '9876543210', after: '9000000001' }] },
    ],
    [
      'the same, to be overwritten',
      { ...whole, primaryMobile: '9000000001' },
      { last: { primaryMobile: '9000000001' }, overwrites: true },
      { state: 'changed', kept: [] },
    ],
    [
      'newer in the register, and untouched by hand',
      { ...whole, primaryMobile: '9000000001' },
      { last: { primaryMobile: '9876543210' } },
      { state: 'changed', kept: [] },
    ],
    [
      'with a concession',
      { ...whole, concessionValue: '50%', concession: 'sibling' },
      {},
      { state: 'changed' },
    ],
    [
      'with the concession that there is',
      { ...whole, concessionValue: '50%', concession: 'sibling', concessionFrom: '2026-04' },
      { there: student({ concessions: [concession] }) },
      { state: 'same' },
    ],
    [
      'with another concession',
      { ...whole, concessionValue: '25%', concession: 'sibling' },
      { there: student({ concessions: [concession] }) },
      { state: 'refused', faults: [{ field: 'concessionValue', message: 'importOtherConcession' }] },
    ],
    [
      'with as much for another reason',
      { ...whole, concessionValue: '50%', concession: 'staff' },
      { there: student({ concessions: [concession] }) },
      { state: 'refused', faults: [{ field: 'concessionValue', message: 'importOtherConcession' }] },
    ],
    [
      'with ₹50, who has a half',
      { ...whole, concessionValue: '50', concession: 'sibling' },
      { there: student({ concessions: [concession] }) },
      { state: 'refused', faults: [{ field: 'concessionValue', message: 'importOtherConcession' }] },
    ],
    [
      'with a concession from a month that passed',
      { ...whole, concessionValue: '50%', concession: 'sibling', concessionFrom: '2026-07' },
      {},
      { state: 'refused', faults: [{ field: 'concessionFrom', message: 'importPassedMonth' }] },
    ],
    [
      'with a concession of more than all',
      { ...whole, concessionValue: '120%', concession: 'sibling' },
      {},
      { state: 'refused', faults: [{ field: 'concessionValue', message: 'atMostWhole' }] },
    ],
    [
      'with a concession on the fee, who has one on the bus',
      { ...whole, concessionValue: '50%', concession: 'sibling' },
      { there: student({ concessions: [{ ...concession, head: schoolHead('Bus') }] }) },
      { state: 'changed', changes: [{ field: 'concessionValue', before: '', after: '50%' }] },
    ],
    [
      'with the concession that the last import gave, and the office has ended since',
      { ...whole, concessionValue: '50%', concession: 'sibling' },
      { there: student({ concessions: [ended] }), last: { concessionValue: '50%' } },
      { state: 'same', kept: [{ field: 'concessionValue', before: '', after: '50%' }] },
    ],
    [
      'the same, to be overwritten',
      { ...whole, concessionValue: '50%', concession: 'sibling' },
      { there: student({ concessions: [ended] }), last: { concessionValue: '50%' }, overwrites: true },
      { state: 'changed', changes: [{ field: 'concessionValue', before: '', after: '50%' }], kept: [] },
    ],
    [
      'with no concession, where others of the register have one',
      { ...whole, concessionValue: '-' },
      {},
      { state: 'same' },
    ],
    [
      'with none, who has one',
      { ...whole, concessionValue: '0' },
      { there: student({ concessions: [concession] }) },
      { state: 'refused', faults: [{ field: 'concessionValue', message: 'importOtherConcession' }] },
    ],
    [
      'who has left',
      whole,
      { there: student({ left: true }) },
      { state: 'refused', faults: [{ field: 'studentID', message: 'importLeft' }] },
    ],
  ])('is about a student who is there: %s', (_, says, planning, expected) => {
    expect(plan(says, { there: student(), ...planning })).toMatchObject(expected);
  });

  it.each<[string, Partial<KnownStudent>]>([
    ['', { concessions: [concession], studentFirstName: 'Sri Asha Devi' }],
    [', who comes by what no list has any more', { conveyance: 'rickshaw' as 'own' }],
    [', who has no stream in class XI', { class: '11', stream: undefined }],
  ])('of an export says what the student has%s', (_, changes) => {
    const there = student(changes);
    expect(plan(importValuesOf(there, TODAY), { there })).toMatchObject({
      state: 'same',
      changes: [],
      kept: [],
    });
  });
});
