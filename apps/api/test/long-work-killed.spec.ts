import { firstMonthOf, nextMonth, schoolMonth, sessionName, turnOfSessions } from '@school/domain';
import type { ManyChangeAnswer } from '../src/many-students/many-students.answers';
import type { PlanRunAnswer, SectionToMoveAnswer } from '../src/new-session/new-session.answers';
import { ask, runToItsEnd } from './support/ask';
import { BUS, busFrom } from './support/bus';
import { ImportDesk } from './support/imports';
import { ROWS, TwinOffices, type KilledOffice } from './support/killed-office';
import { asCsv, messyRegister } from './support/messy-register';

const MANY = '/api/office/manyStudents';

const month = schoolMonth(new Date());
const half = { concession: 'sibling', unit: 'percent', value: 50, reason: 'Two at the school' };

/** The section that is promoted. A plan never covers more than one section. */
const five = { branch: 'MLMEC', class: '5', section: 'a' };
const MOST_OF_SECTION = 480;
const LINES_OF_HEADINGS = 4;
const CLASS = 6;

/** Half of the children sit in that section. */
const register = () => {
  const { lines } = messyRegister(ROWS);
  const lastOfFive = LINES_OF_HEADINGS + Math.min(ROWS / 2, MOST_OF_SECTION);
  return asCsv(
    lines.map((cells, line) =>
      line < LINES_OF_HEADINGS || line >= lastOfFive ? cells : cells.with(CLASS, 'V-A'),
    ),
  );
};

/** The decision for a child of the section: every third one repeats the class, or passes out. */
const moveOf = ({ studentID }: SectionToMoveAnswer['students'][number], at: number) => {
  if (at % 3 === 1) return { studentID, decision: 'detain', class: '5', section: 'b' };
  if (at % 3 === 2) return { studentID, decision: 'passes-out' };
  return { studentID, decision: 'promote', class: '6', section: 'a' };
};

describe('long work whose program is killed goes on, and ends as if nothing had happened:', () => {
  let twins: TwinOffices;
  beforeAll(async () => (twins = await TwinOffices.open()));
  afterAll(() => twins.close());

  it('an import, by itself at each start', async () => {
    const file = register();
    const imports = new Map<KilledOffice, string>();
    const planned = async (desk: ImportDesk) => desk.choose(await desk.bring(file));
    const { whole, killed } = await twins.run('An import', async (office) => {
      const desk = new ImportDesk(office);
      const made = await planned(desk);
      imports.set(office, made.id);
      return async () => {
        const { states, outcomes, state } = await desk.goOn(made);
        return { state, states, outcomes };
      };
    });
    expect(killed).toEqual(whole);
    const added = killed.states.new;
    expect(killed).toMatchObject({ state: 'done', outcomes: { waiting: 0, registered: added } });

    // The report is read once, at the end: each reading is written to the audit log (D88), and a kill may follow one.
    const reports = new Set<string>();
    await twins.both(async (office) => {
      const desk = new ImportDesk(office);
      const path = `/api/imports/report?importID=${imports.get(office) ?? ''}&as=csv`;
      reports.add((await desk.file(path)).toString());
      expect((await planned(desk)).states).toMatchObject({ new: 0, changed: 0 });
    });
    expect(reports.size).toBe(1);
  });

  it('the promotion of a section, when it is run again', async () => {
    await twins.both(async (office) => {
      await ask(office, 'POST', '/api/office/heads', busFrom(month));
      await office.inStore(async (db) => {
        const students = db.collection('students');
        // Gives the students classes of the session that ends, whenever this is run.
        const classSession = turnOfSessions(schoolMonth(new Date())).from;
        await students.updateMany({ class: five.class, section: five.section }, { $set: { classSession } });
        // Lets months have passed: they are stored after a change, by a write of their own.
        const feesFrom = firstMonthOf(sessionName(month));
        await students.updateMany({}, { $set: { feesFrom } });
      });
    });
    const { whole, killed } = await twins.run('A promotion', async (office) => {
      const section = `/api/office/sectionToMove?${new URLSearchParams(five).toString()}`;
      const { students, revision } = await ask<SectionToMoveAnswer>(office, 'GET', section);
      const moves = students.map(moveOf);
      const plan = { ...five, moves, revision };
      const saved = await ask<SectionToMoveAnswer>(office, 'PUT', '/api/office/sectionPlan', plan);
      return async () => {
        const run = { ...five, revision: saved.revision };
        const { moved, movedBefore, refused } = await ask<PlanRunAnswer>(
          office,
          'POST',
          '/api/office/runSectionPlan',
          run,
        );
        return { done: moved + movedBefore, planned: moves.length, refused };
      };
    });
    expect(killed).toEqual(whole);
    expect(killed).toMatchObject({ done: killed.planned, refused: [] });
    expect(killed.planned).toBeGreaterThan(10);
  });

  it.each<[string, string, object]>([
    ['another section', 'preview', { what: 'section', section: 'c' }],
    ['a head', 'preview', { what: 'take-head', head: BUS, stop: 'Naini', from: month, through: '' }],
    ['a concession', 'previewConcession', { what: 'concession', ...half, from: month, through: '' }],
    ['a head no more', 'preview', { what: 'end-head', head: BUS, from: nextMonth(month) }],
  ])('%s for many students, by itself at each start', async (what, preview, change) => {
    const { whole, killed } = await twins.run(what, async (office) => {
      const request = { filter: {}, change };
      const { id } = await ask<ManyChangeAnswer>(office, 'POST', `${MANY}/${preview}`, request);
      const look = () => ask<ManyChangeAnswer>(office, 'GET', `${MANY}/one?changeID=${id}`);
      return async () => {
        const { state, students, outcomes } = await runToItsEnd(look, () =>
          ask(office, 'POST', `${MANY}/run`, { changeID: id }),
        );
        return { state, students, outcomes };
      };
    });
    expect(killed).toEqual(whole);
    expect(killed.outcomes).toEqual({ waiting: 0, changed: killed.students, same: 0, refused: 0 });
  });

  it('and all that is stored is the same', () => twins.expectAlike());
});
