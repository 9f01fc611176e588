import { changesBetween } from './audit';

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
    expect(changesBetween({}, { username: 'meena', password: 'chalk dust' })).toEqual([
      { field: 'username', after: 'meena' },
      { field: 'password', isHidden: true },
    ]);
  });
});
