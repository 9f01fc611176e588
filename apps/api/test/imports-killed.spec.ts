import type { ImportAnswer } from '../src/imports/imports.answers';
import { ImportDesk } from './support/imports';
import { ROWS, TwinOffices, type KilledOffice } from './support/killed-office';
import { asCsv, messyRegister } from './support/messy-register';

describe('an import whose program is killed', () => {
  const file = asCsv(messyRegister(ROWS).lines);
  const imports = new Map<KilledOffice, string>();
  let twins: TwinOffices;
  beforeAll(async () => (twins = await TwinOffices.open()));
  afterAll(() => twins.close());

  async function planned(desk: ImportDesk): Promise<ImportAnswer> {
    return desk.choose(await desk.bring(file));
  }
  const begin = async (office: KilledOffice) => {
    const desk = new ImportDesk(office);
    const made = await planned(desk);
    imports.set(office, made.id);
    return async () => {
      const { states, outcomes, state } = await desk.goOn(made);
      return { state, states, outcomes };
    };
  };
  /** Once, when all is over: each look at it stands in the audit log (D88), and a kill may come behind one. */
  const reportOf = async (office: KilledOffice) =>
    (
      await new ImportDesk(office).file(`/api/imports/report?importID=${imports.get(office) ?? ''}&as=csv`)
    ).toString();

  it('goes on by itself at each start, and ends as if nothing had happened', async () => {
    const { whole, killed } = await twins.run('An import', begin);
    expect(killed).toEqual(whole);
    expect(await reportOf(twins.killed)).toEqual(await reportOf(twins.whole));
    const added = killed.states.new;
    expect(killed).toMatchObject({ state: 'done', outcomes: { waiting: 0, registered: added } });
    await twins.expectAlike();
    expect((await planned(new ImportDesk(twins.killed))).states).toMatchObject({ new: 0, changed: 0 });
  });
});
