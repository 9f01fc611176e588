import { accept, refuse, type Outcome } from '../rules';
import type { AttendanceState } from '../values';
import type { Mark } from './attendance';

/** Who marks, and when. */
export interface Marker {
  readonly id: string;
  /** With the login id, so that two of one name are told apart. */
  readonly name: string;
  readonly at: Date;
}

/** What is said of somebody on a day. */
type DayMark = Omit<Mark, 'student'>;

/** Marks by whose they are. */
type DayMarks = ReadonlyMap<string, DayMark>;

/** What a call changes of one mark. */
interface DayMarkChange {
  readonly who: string;
  /** Left out where there was no mark. */
  readonly before?: AttendanceState | undefined;
  readonly after: AttendanceState;
}

/** What becomes of the marks of a day. */
export interface ChangedMarks {
  readonly marks: DayMarks;
  /** Nothing where the same was sent again, or all was so already. */
  readonly changes: readonly DayMarkChange[];
}

/** Where a day stands before it is changed. */
interface Standing {
  readonly marks: DayMarks;
  readonly revision: number;
  /** The day is over and was marked: the first marks are kept, with who changed them and why. */
  readonly isCorrection: boolean;
}

/** What a call asks for. */
interface Asked {
  readonly revision: number;
  readonly wanted: ReadonlyMap<string, AttendanceState>;
  readonly reason?: string | undefined;
}

/**
 * Changes the marks of a day, whosever they are (D62). The same again changes nothing; what somebody else has marked since it was
 * seen is never overwritten, and a change after the day keeps the first mark, who changed it and why.
 */
export function changeMarks(
  { marks: before, revision, isCorrection }: Standing,
  { revision: seen, wanted, reason }: Asked,
  { id, name, at }: Marker,
): Outcome<ChangedMarks, 'attendance-changed' | 'attendance-reason'> {
  const changes = [...wanted]
    .map(([who, after]) => ({ who, before: before.get(who)?.attendance, after }))
    .filter((change) => change.before !== change.after);
  if (changes.length === 0) return accept({ marks: before, changes });
  if (revision !== seen) return refuse('attendance-changed');
  if (isCorrection && reason === undefined) return refuse('attendance-reason', 'reason');
  const marks = new Map(before);
  for (const { who, after } of changes) {
    const was = marks.get(who);
    const first = was?.corrected ? was.corrected.first : was?.attendance;
    const corrected = isCorrection &&
      reason !== undefined && { ...(first !== undefined && { first }), by: name, byId: id, at, reason };
    marks.set(who, { attendance: after, ...(corrected && { corrected }) });
  }
  return accept({ marks, changes });
}
