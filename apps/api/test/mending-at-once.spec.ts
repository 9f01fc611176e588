import { Types } from 'mongoose';
import type { ImportAnswer } from '../src/imports/imports.answers';
import { ImportsRepository } from '../src/imports/imports.repository';
import type { StudentAnswer } from '../src/students/students.answers';
import { ask } from './support/ask';
import { ImportDesk } from './support/imports';
import { before, type Writes } from './support/meanwhile';
import { asCsv } from './support/messy-register';
import { TestOffice } from './support/office';

const TYPO = 'Mohan Lall';
const MENDED = 'Mohan Lal';

type Named = Pick<ImportAnswer, 'id'>;

describe('a cell of a register is mended, and at the same moment', () => {
  let office: TestOffice;
  let desk: ImportDesk;
  beforeAll(async () => {
    office = await TestOffice.open();
    desk = new ImportDesk(office);
  });
  afterAll(() => office.close());

  const statusOf = async (method: string, path: string, body?: object) =>
    (await office.call(method, path, body, { token: office.admin })).status;
  const repository = () => office.app.get<Writes>(ImportsRepository, { strict: false });
  const run = ({ id }: Named) => statusOf('POST', '/api/imports/run', { importID: id });
  const mend = ({ id }: Named, field = 'fatherName', text = MENDED) =>
    statusOf('PUT', '/api/imports/cell', { importID: id, row: 2, field, text });
  let registers = 0;
  /** A register of one unregistered student, with a typo. */
  async function withTypo() {
    registers += 1;
    const studentID = `T-${registers}`;
    const cells = [
      ['Student ID', studentID],
      ['Name', 'Asha Verma'],
      ['Father', TYPO],
      ['Mother', 'Sita'],
      ['DOB', '12/4/2015'],
      ['Date of admission', '1/4/2022'],
      ['Class', 'VII'],
      ['Mobile', '9876543210'],
      ['Gender', 'F'],
      ['Adhaar', `${300_000_000_000 + registers}`],
      ['Address', 'Kanpur'],
    ];
    const file = asCsv([cells.map(([head = '']) => head), cells.map(([, cell = '']) => cell)]);
    const made = await desk.choose(await desk.bring(file));
    expect(made.states).toMatchObject({ new: 1 });
    return { made, studentID };
  }
  const fatherOf = async (studentID: string) => {
    const path = `/api/office/getStudentById?studentID=${studentID}&adhaar=masked`;
    return (await ask<StudentAnswer>(office, 'GET', path)).personalDetail.fatherName;
  };
  const shownOf = async (made: ImportAnswer) => (await desk.rows(made))[0]?.values.fatherName;

  it('Run is pressed while the cell is being saved: it waits for what is shown, and the step stays', async () => {
    const { made, studentID } = await withTypo();
    let ran: number | undefined;
    let seen: string | undefined;
    before(repository(), 'set', async () => {
      ran = await run(made);
      seen = (await desk.get(made)).state;
    });
    expect([await mend(made), ran, seen]).toEqual([200, 409, 'preview']);
    expect((await desk.run(made)).outcomes).toMatchObject({ registered: 1 });
    expect([await shownOf(made), await fatherOf(studentID)]).toEqual([MENDED, MENDED]);
  });

  it('Run was faster than the cell: the cell is refused, and what was registered is what is shown', async () => {
    const { made, studentID } = await withTypo();
    let ran: number | undefined;
    before(repository(), 'claim', async () => (ran = await run(made)));
    expect([await mend(made), ran]).toEqual([409, 200]);
    await desk.ended(made);
    expect([await shownOf(made), await fatherOf(studentID)]).toEqual([TYPO, TYPO]);
  });

  it('the cell was faster than Run, which had found the register ready: Run is refused', async () => {
    const { made } = await withTypo();
    let ran: Promise<number> | undefined;
    let mended: Promise<number> | undefined;
    await new Promise<void>((isClaimed) => {
      before(repository(), 'change', () => {
        mended = mend(made);
        return new Promise<void>((goOn) =>
          before(repository(), 'set', async () => {
            goOn();
            isClaimed();
            await ran;
          }),
        );
      });
      ran = run(made);
    });
    expect([await ran, await mended]).toEqual([409, 200]);
  });

  it('two cells of a row are saved at once: both are mended', async () => {
    const { made } = await withTypo();
    const both = [mend(made), mend(made, 'motherName', 'Gita')];
    expect(await Promise.all(both)).toEqual([200, 200]);
    expect((await desk.rows(made))[0]?.values).toMatchObject({ fatherName: MENDED, motherName: 'Gita' });
    expect(await desk.get(made)).toMatchObject({ state: 'preview' });
  });

  it('the program ended while the cell was being saved: its columns are chosen again, and then it is run', async () => {
    const { made, studentID } = await withTypo();
    const imports = office.connection.collection('imports');
    const _id = new Types.ObjectId(made.id);
    await imports.updateOne({ _id }, { $set: { state: 'columns', mends: 'preview' } });
    expect([await run(made), await mend(made)]).toEqual([409, 409]);
    expect(await desk.choose(made)).toMatchObject({ state: 'preview', states: { new: 1 } });
    expect(await mend(made)).toBe(200);
    expect((await desk.run(made)).outcomes).toMatchObject({ registered: 1 });
    expect(await fatherOf(studentID)).toBe(MENDED);
  });

  it('the columns are chosen anew while the cell is being saved: it is not run before all of the plan is there', async () => {
    const { made } = await withTypo();
    const [chosen, mended] = await Promise.all([desk.choose(made), mend(made)]);
    expect([chosen.state, mended]).toEqual(['preview', 200]);
    expect(await shownOf(made)).toBe(MENDED);
  });
});
