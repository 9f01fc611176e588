import type { Days } from '@school/domain';
import { PastDays } from './past-days';

describe('what is added up of days', () => {
  let now = new Date('2026-11-25T10:00:00+05:30');
  let asked: string[] = [];
  const days = new PastDays(
    ({ firstDay, lastDay }: Days) => {
      asked.push(`${firstDay} ${lastDay}`);
      return Promise.resolve([firstDay]);
    },
    { now: () => now },
  );
  const read = async (firstDay: string, lastDay: string) => {
    asked = [];
    const parts = await days.of({ firstDay, lastDay });
    return { parts: parts.flat(), asked };
  };
  const at = (moment: string) => {
    now = new Date(moment);
  };

  it('reads what is over once, and today each time', async () => {
    const first = await read('2026-10-10', '2026-11-25');
    expect(first.parts).toEqual(['2026-10-10', '2026-11-01', '2026-11-25']);
    expect(first.asked).toEqual(['2026-10-10 2026-10-31', '2026-11-01 2026-11-24', '2026-11-25 2026-11-25']);
    const again = await read('2026-10-10', '2026-11-25');
    expect(again.parts).toEqual(first.parts);
    expect(again.asked).toEqual(['2026-11-25 2026-11-25']);
  });

  it('takes a day for over an hour after it: what was begun before midnight may be stored after it', async () => {
    at('2026-11-26T00:30:00+05:30');
    expect((await read('2026-11-25', '2026-11-25')).asked).toHaveLength(1);
    expect((await read('2026-11-25', '2026-11-25')).asked).toHaveLength(1);
    at('2026-11-26T01:30:00+05:30');
    expect((await read('2026-11-25', '2026-11-25')).asked).toHaveLength(1);
    expect((await read('2026-11-25', '2026-11-25')).asked).toHaveLength(0);
  });

  it('knows nothing any more when the clock was set back', async () => {
    at('2026-11-25T12:00:00+05:30');
    expect((await read('2026-10-10', '2026-10-31')).asked).toHaveLength(1);
  });
});
