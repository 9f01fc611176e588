import { englishWords } from '@school/domain';
import { registerSheet } from './attendance.sheet';

describe('the register of attendance as a file', () => {
  it('has per cent as numbers, which a spreadsheet sorts and works with', () => {
    const row = {
      roll: 1,
      studentID: '1001',
      studentName: 'Asha Verma',
      fatherName: 'Ram Verma',
      days: [],
      month: { present: 1, absent: 0, leave: 0, half: 1 },
      session: { present: 1, absent: 0, leave: 0, half: 1 },
      share: 75,
      isLow: false,
    };
    const section = { branch: 'MLMEC', class: '7', section: 'a' } as const;
    const { columns } = registerSheet({ ...section, month: '2026-11', days: [], rows: [row] }, englishWords);
    expect(columns.slice(-2).map(({ cell }) => cell(row))).toEqual([{ kind: 'marks', value: 75 }, undefined]);
  });
});
