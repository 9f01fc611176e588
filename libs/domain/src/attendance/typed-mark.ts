import { foldText } from '../rules';
import { foldStudentId } from '../students';
import { attendanceStates, plainDigits, type AttendanceState } from '../values';
import { ATTENDANCE_LETTERS } from './attendance';

/** A person in a register. */
interface Listed {
  /** The place in the register, from 1. */
  readonly roll: number;
  /** The scholar number of a student, the login id of a teacher. */
  readonly id: string;
  readonly name: string;
}

/** The people that a typed line may mean, and the mark for them. */
export interface TypedName<Person> {
  /** Empty if nobody matches; if there are several, one has to be chosen. */
  readonly people: readonly Person[];
  readonly attendance: AttendanceState;
}

const stateOf = (letter: string): AttendanceState | undefined =>
  attendanceStates.find((state) => ATTENDANCE_LETTERS[state] === letter.toUpperCase());

const byNumber = <Person extends Listed>(text: string, people: readonly Person[]): readonly Person[] => {
  const person =
    people.find(({ roll }) => String(roll) === text) ??
    people.find(({ id }) => foldStudentId(id) === foldStudentId(text));
  return person ? [person] : [];
};

const byName = <Person extends Listed>(text: string, people: readonly Person[]): readonly Person[] => {
  const words = foldText(text).split(' ');
  return people.filter(({ name }) => {
    const names = foldText(name).split(' ');
    return words.every((word) => names.some((part) => part.startsWith(word)));
  });
};

/**
 * Reads a line that is typed while a section is marked: a roll number, a scholar number, or the beginnings of names. The mark is
 * absent, unless a letter of the register follows a number, as in `12 L` (D62). After a name such a letter is not a mark, as it
 * may begin the last name.
 */
export function typedMark<Person extends Listed>(
  typed: string,
  people: readonly Person[],
): TypedName<Person> {
  const words = plainDigits(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const [first, letter, ...rest] = words;
  if (first === undefined) return { people: [], attendance: 'absent' };
  const attendance = letter === undefined || rest.length > 0 ? undefined : stateOf(letter);
  const matches = byNumber(first, people);
  if (matches.length > 0 && (words.length === 1 || attendance !== undefined))
    return { people: matches, attendance: attendance ?? 'absent' };
  return { people: byName(words.join(' '), people), attendance: 'absent' };
}
