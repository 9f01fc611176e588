import { schoolMonth, turnOfSessions } from '@school/domain';
import type { PlanRunAnswer, SectionToMoveAnswer } from '../src/new-session/new-session.answers';
import { ask } from './support/ask';
import { ImportDesk } from './support/imports';
import { ROWS, TwinOffices } from './support/killed-office';
import { asCsv, messyRegister } from './support/messy-register';

/** No plan is of more than a section has. */
const CHILDREN = Math.min(ROWS, 480);
const LINES_OF_HEADINGS = 4;
const CLASS = 6;

const five = { branch: 'MLMEC', class: '5', section: 'a' };

/** What becomes of a child of the section: each third one repeats the class, or passes out. */
const moveOf = ({ studentID }: SectionToMoveAnswer['students'][number], at: number) => {
  if (at % 3 === 1) return { studentID, decision: 'detain', class: '5', section: 'b' };
  if (at % 3 === 2) return { studentID, decision: 'passes-out' };
  return { studentID, decision: 'promote', class: '6', section: 'a' };
};

describe('the promotion of a section whose program is killed', () => {
  let twins: TwinOffices;
  beforeAll(async () => {
    twins = await TwinOffices.open();
    const { lines } = messyRegister(CHILDREN);
    const ofFive = lines.map((cells, line) => (line < LINES_OF_HEADINGS ? cells : cells.with(CLASS, 'V-A')));
    // Classes of the session that ends, whenever this is run.
    const classSession = turnOfSessions(schoolMonth(new Date())).from;
    await twins.both(async (office) => {
      await new ImportDesk(office).whole(asCsv(ofFive));
      await office.inStore((db) => db.collection('students').updateMany({}, { $set: { classSession } }));
    });
  });
  afterAll(() => twins.close());

  it('goes on where it stood when it is run again, and ends as if nothing had happened', async () => {
    const ran = await twins.run('A promotion', async (office) => {
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
    expect(ran.killed).toEqual(ran.whole);
    expect(ran.killed).toMatchObject({ done: ran.killed.planned, refused: [] });
    await twins.expectAlike();
  });
});
