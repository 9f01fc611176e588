import { foldText } from '../rules';
import { foldStudentId } from '../students';
import { attendanceStates, type AttendanceState } from '../values';
import { ATTENDANCE_LETTERS } from './attendance';

/** A student as the register of a section has one. */
interface Listed {
  /** The place in the register, from 1. */
  readonly roll: number;
  readonly studentID: string;
  readonly studentName: string;
}

/** Whom somebody means who types, and as what. */
export interface TypedName<Pupil> {
  /** None where nobody matches; of several one has to be chosen. */
  readonly pupils: readonly Pupil[];
  readonly attendance: AttendanceState;
}

const stateOf = (letter: string): AttendanceState | undefined =>
  attendanceStates.find((state) => ATTENDANCE_LETTERS[state] === letter.toUpperCase());

const byNumber = <Pupil extends Listed>(text: string, pupils: readonly Pupil[]): readonly Pupil[] => {
  const found =
    pupils.find(({ roll }) => String(roll) === text) ??
    pupils.find(({ studentID }) => foldStudentId(studentID) === foldStudentId(text));
  return found ? [found] : [];
};

const byName = <Pupil extends Listed>(text: string, pupils: readonly Pupil[]): readonly Pupil[] => {
  const wanted = foldText(text).split(' ');
  return pupils.filter(({ studentName }) => {
    const names = foldText(studentName).split(' ');
    return wanted.every((word) => names.some((name) => name.startsWith(word)));
  });
};

/**
 * Whom a line means that is typed while a section is marked: a roll number, a scholar number, or the beginnings of names; absent
 * where nothing else is said. After a number a letter of the register says as what: `12 L` (D62). After a name it does not: that
 * may be the beginning of the last one.
 */
export function typedMark<Pupil extends Listed>(typed: string, pupils: readonly Pupil[]): TypedName<Pupil> {
  const words = typed.split(/\s+/u).filter((word) => word !== '');
  const [first, letter, ...more] = words;
  if (first === undefined) return { pupils: [], attendance: 'absent' };
  const attendance = letter === undefined || more.length > 0 ? undefined : stateOf(letter);
  const numbered = byNumber(first, pupils);
  if (numbered.length > 0 && (words.length === 1 || attendance !== undefined))
    return { pupils: numbered, attendance: attendance ?? 'absent' };
  return { pupils: byName(words.join(' '), pupils), attendance: 'absent' };
}
