import { firstMonthOf, nextMonth, schoolMonth, sessionName } from '@school/domain';
import type { ManyChangeAnswer } from '../src/many-students/many-students.answers';
import { ask, runToItsEnd } from './support/ask';
import { ImportDesk } from './support/imports';
import { ROWS, TwinOffices } from './support/killed-office';
import { asCsv, messyRegister } from './support/messy-register';

const PATH = '/api/office/manyStudents';
const BUS = 'school:Bus';

const month = schoolMonth(new Date());
const bus = {
  name: 'Bus',
  every: 'monthly',
  price: 'stop',
  takers: 'chosen',
  isRefundable: false,
  from: month,
  stops: [{ name: 'Naini', amount: 650 }],
};
const half = { concession: 'sibling', unit: 'percent', value: 50, reason: 'Two at the school' };

describe('a change of many students whose program is killed', () => {
  let twins: TwinOffices;
  beforeAll(async () => {
    twins = await TwinOffices.open();
    const file = asCsv(messyRegister(ROWS).lines);
    await twins.both(async (office) => {
      await new ImportDesk(office).whole(file);
      await ask(office, 'POST', '/api/office/heads', bus);
      // Months have passed since: they are stored after the change, by another write.
      const feesFrom = firstMonthOf(sessionName(month));
      await office.inStore((db) => db.collection('students').updateMany({}, { $set: { feesFrom } }));
    });
  });
  afterAll(() => twins.close());

  it.each<[string, string, object]>([
    ['another section', 'preview', { what: 'section', section: 'c' }],
    ['a head', 'preview', { what: 'take-head', head: BUS, stop: 'Naini', from: month, through: '' }],
    ['a concession', 'previewConcession', { what: 'concession', ...half, from: month, through: '' }],
    ['a head no more', 'preview', { what: 'end-head', head: BUS, from: nextMonth(month) }],
  ])(
    'gives %s to each once, goes on by itself at each start, and ends as if nothing had happened',
    async (what, preview, change) => {
      const { whole, killed } = await twins.run(what, async (office) => {
        const request = { filter: {}, change };
        const { id } = await ask<ManyChangeAnswer>(office, 'POST', `${PATH}/${preview}`, request);
        const look = () => ask<ManyChangeAnswer>(office, 'GET', `${PATH}/one?changeID=${id}`);
        return async () => {
          const { state, students, outcomes } = await runToItsEnd(look, () =>
            ask(office, 'POST', `${PATH}/run`, { changeID: id }),
          );
          return { state, students, outcomes };
        };
      });
      expect(killed).toEqual(whole);
      expect(killed.outcomes).toEqual({ waiting: 0, changed: killed.students, same: 0, refused: 0 });
      await twins.expectAlike();
    },
  );
});
