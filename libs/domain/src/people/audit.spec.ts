import { changesBetween, feeFigures, isFeeChange, type AuditAction, type AuditChange } from './audit';

const asha = {
  studentFirstName: 'Asha',
  adhaarNumber: '123412341234',
  disability: false,
  personalDetail: { fatherName: 'Ramesh', address: 'Agra' },
};

describe('what the audit log says of a change', () => {
  it.each([
    ['nothing', {}, []],
    ['a name', { studentFirstName: 'Usha' }, [{ field: 'studentFirstName', before: 'Asha', after: 'Usha' }]],
    ['a tick', { disability: true }, [{ field: 'disability', before: 'false', after: 'true' }]],
    ['a field that was empty', { boardRollNo: '7' }, [{ field: 'boardRollNo', after: '7' }]],
    [
      'an Adhaar, which it keeps to itself',
      { adhaarNumber: '999912341234' },
      [{ field: 'adhaarNumber', isHidden: true }],
    ],
    [
      'one of a group',
      { personalDetail: { fatherName: 'Ramesh', address: '' } },
      [{ field: 'personalDetail.address', before: 'Agra' }],
    ],
  ] as const)('%s', (_, change, said) => {
    expect(changesBetween(asha, { ...asha, ...change })).toEqual(said);
  });

  it('begins with all that a new thing has, but for its secrets', () => {
    expect(changesBetween({}, { username: 'meena', password: 'chalk and dust' })).toEqual([
      { field: 'username', after: 'meena' },
      { field: 'password', isHidden: true },
    ]);
  });
});

describe('a fee change, as an administrator is shown them (D84)', () => {
  const fee = { field: 'monthlyFee', before: '550', after: '250' };
  it.each<[string, AuditAction, AuditChange[], boolean]>([
    [
      'a class that costs less',
      'student-changed',
      [{ field: 'class', before: '12', after: 'na' }, fee],
      true,
    ],
    ['a class that costs the same', 'student-changed', [{ field: 'class', before: '3', after: '4' }], false],
    ['months that were taken back', 'student-left', [{ field: 'moved', after: '-600' }], true],
    ['a section that goes into the new session', 'student-moved', [fee], false],
    ['a move that is taken back', 'move-taken-back', [fee], true],
    ['another fee table', 'fee-table-added', [], true],
    ['a concession, once', 'concession-given', [{ field: 'amount', after: '-50' }], true],
    ['a charge', 'charge-added', [{ field: 'amount', after: '50' }], false],
  ])('%s: %s', (_, action, changes, expected) => {
    expect(isFeeChange({ action, changes })).toBe(expected);
  });

  it.each<[string, AuditChange[], string[]]>([
    ['a class that costs less', [{ field: 'class', before: '12', after: 'na' }, fee], ['monthlyFee']],
    ['months that were taken back', [fee, { field: 'moved', after: '-600' }], ['monthlyFee', 'moved']],
    [
      'another fee table, or head',
      [
        { field: 'payers', after: '2' },
        { field: 'monthSum', before: '600', after: '1800' },
        { field: '1-5.monthly', before: '300', after: '900' },
      ],
      ['payers', 'monthSum'],
    ],
    [
      'a concession, once',
      [
        { field: 'toward', after: 'monthly' },
        { field: 'amount', after: '-50' },
      ],
      ['amount'],
    ],
  ])('says its figures: %s', (_, changes, figures) => {
    expect(feeFigures(changes).map(({ field }) => field)).toEqual(figures);
  });
});
