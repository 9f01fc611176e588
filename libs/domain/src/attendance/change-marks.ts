import { accept, refuse, type Outcome } from '../rules';
import type { AttendanceState } from '../values';
import type { Mark } from './attendance';

/** The person who marks, and the time. */
export interface Marker {
  readonly id: string;
  /** The name with the login id, so that two people of the same name can be told apart. */
  readonly name: string;
  readonly at: Date;
}

/** The mark of one person on a day. */
type DayMark = Omit<Mark, 'student'>;

/** The marks by the id of the person they belong to. */
type DayMarks = ReadonlyMap<string, DayMark>;

/** The change that a call makes to one mark. */
interface DayMarkChange {
  readonly who: string;
  /** Missing if there was no mark. */
  readonly before?: AttendanceState | undefined;
  readonly after: AttendanceState;
}

/** The marks of a day after a call. */
export interface ChangedMarks {
  readonly marks: DayMarks;
  /** Empty if the same call was sent again, or the marks were like that already. */
  readonly changes: readonly DayMarkChange[];
}

/** The state of a day before it is changed. */
interface MarkedBefore {
  readonly marks: DayMarks;
  readonly revision: number;
  /** True if the day is over and was marked: then the first marks are kept, with the name of who changed them and the reason. */
  readonly isCorrection: boolean;
}

/** The marks that a call asks for. */
interface MarksRequest {
  readonly revision: number;
  readonly requestedMarks: ReadonlyMap<string, AttendanceState>;
  readonly reason?: string | undefined;
}

/**
 * Changes the marks of a day, of students or of teachers (D62). The same call again changes nothing; marks that somebody made
 * since the caller saw the day are never overwritten; a change after the day also stores the first mark, who changed it and why.
 */
export function changeMarks(
  { marks: before, revision, isCorrection }: MarkedBefore,
  { revision: seenRevision, requestedMarks, reason }: MarksRequest,
  { id, name, at }: Marker,
): Outcome<ChangedMarks, 'attendance-changed' | 'attendance-reason'> {
  const changes = [...requestedMarks]
    .map(([who, after]) => ({ who, before: before.get(who)?.attendance, after }))
    .filter((change) => change.before !== change.after);
  if (changes.length === 0) return accept({ marks: before, changes });
  if (revision !== seenRevision) return refuse('attendance-changed');
  if (isCorrection && reason === undefined) return refuse('attendance-reason', 'reason');
  const marks = new Map(before);
  for (const { who, after } of changes) {
    const mark = marks.get(who);
    const firstMark = mark?.corrected ? mark.corrected.first : mark?.attendance;
    const corrected = isCorrection &&
      reason !== undefined && {
        ...(firstMark !== undefined && { first: firstMark }),
        by: name,
        byId: id,
        at,
        reason,
      };
    marks.set(who, { attendance: after, ...(corrected && { corrected }) });
  }
  return accept({ marks, changes });
}
