import { hasStream, nextClass, type SchoolClass } from '@school/domain';
import type {
  NewSessionAnswer,
  PlanRunAnswer,
  SectionToMoveAnswer,
} from '../new-session/new-session.answers';
import type { DemoOffice } from './demo-office';
import { Dice } from './dice';
import { PRINCIPAL } from './people';
import type { Student } from './student';

type ListedStudent = SectionToMoveAnswer['students'][number];

interface Move {
  readonly studentID: string;
  readonly decision: 'promote' | 'detain' | 'passes-out';
  readonly class?: SchoolClass;
  readonly section?: string;
  readonly stream?: string;
}

/** The decision on a student: some repeat their class from class 9 on; those who passed the last class leave. */
function moveOf({ studentID, class: currentClass, section, stream }: ListedStudent): Move {
  const dice = new Dice(`promotion ${studentID}`);
  const following = nextClass(currentClass);
  if (following === undefined) return { studentID, decision: 'passes-out' };
  const stays = Number(currentClass) >= 9 && dice.happens(5);
  const place = stays ? currentClass : following;
  const chosen = dice.happens(55) ? 'science' : 'arts';
  return {
    studentID,
    decision: stays ? 'detain' : 'promote',
    class: place,
    section,
    ...(hasStream(place) && { stream: stream ?? chosen }),
  };
}

/** Decides on each section of the ending session, and moves it (D70). @throws Error when a move is refused */
export async function promoteAll(office: DemoOffice, students: readonly Student[]): Promise<void> {
  const { sections } = await office.get<NewSessionAnswer>(PRINCIPAL, '/api/office/newSession');
  const moveByStudent = new Map<string, Move>();
  for (const { branch, class: schoolClass, section, undecided } of sections) {
    if (undecided === 0) continue;
    const classSection = { branch, class: schoolClass, section };
    const query = new URLSearchParams(classSection).toString();
    const { students, revision } = await office.get<SectionToMoveAnswer>(
      PRINCIPAL,
      `/api/office/sectionToMove?${query}`,
    );
    const moves = students.map(moveOf);
    const saved = await office.put<SectionToMoveAnswer>(PRINCIPAL, '/api/office/sectionPlan', {
      ...classSection,
      revision,
      moves,
    });
    const run = await office.post<PlanRunAnswer>(PRINCIPAL, '/api/office/runSectionPlan', {
      ...classSection,
      revision: saved.revision,
    });
    if (run.refused.length > 0) throw new Error(JSON.stringify(run.refused));
    for (const move of moves) moveByStudent.set(move.studentID, move);
  }
  for (const student of students) {
    const move = moveByStudent.get(student.child.studentID);
    student.passedOut = move?.decision === 'passes-out';
    student.class = move?.class ?? student.class;
  }
}
