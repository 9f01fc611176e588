import {
  gradeOf,
  hasStream,
  looksMistyped,
  type ConcessionKind,
  type PaymentMode,
  type SchoolClass,
  type SchoolCode,
  type Stream,
} from '@school/domain';
import { Dice } from './dice';
import { type Habit, habitOf } from './habits';
import { namesOf, familyAddresses, type Religion, type Script } from './names';

/** A child as it is registered. */
export interface Child {
  readonly studentID: string;
  readonly firstName: string;
  readonly gender: 'male' | 'female';
  readonly dateOfBirth: string;
  readonly adhaarNumber: string;
  readonly class: SchoolClass;
  readonly section: 'a' | 'b';
  readonly stream?: Stream;
  readonly dateOfAdmission: string;
  readonly previousBalance: number;
  readonly concession?: { readonly kind: ConcessionKind; readonly value: string; readonly reason: string };
  /** The bus stop of a child that takes the bus. */
  readonly stop?: string;
  readonly takesComputer: boolean;
  /** The number of its drawn portrait, if it has one. */
  readonly portrait?: number;
  readonly lastName: string;
}

export interface Family {
  /** Counted from 0. */
  readonly number: number;
  readonly branch: SchoolCode;
  readonly religion: Religion;
  readonly category: string;
  readonly father: string;
  readonly mother: string;
  readonly mobile: string;
  readonly address: string;
  readonly habit: Habit;
  /** The mode in which it pays when it does not pay in cash. */
  readonly mode: PaymentMode;
  readonly children: readonly Child[];
}

/** The arrival of families at the school: on the first day, or later. */
interface Arrival {
  /** `yyyy-mm-dd` */
  readonly day: string;
  /** True for a family that was there before this program; the class it entered then does not matter. */
  readonly isThere: boolean;
  /** True when a session has just begun, so that more children start in the lowest class. */
  readonly beginsLow: boolean;
}

/** The number of students of a branch in each class. */
const inClasses: Readonly<Record<SchoolCode, Partial<Record<SchoolClass, number>>>> = {
  MLMEC: {
    pg: 5,
    lkg: 9,
    ukg: 9,
    '1': 9,
    '2': 9,
    '3': 9,
    '4': 9,
    '5': 8,
    '6': 8,
    '7': 8,
    '8': 7,
    '9': 7,
    '10': 6,
    '11': 4,
    '12': 4,
  },
  MLMIC: {
    na: 6,
    nb: 7,
    '1': 7,
    '2': 7,
    '3': 7,
    '4': 7,
    '5': 7,
    '6': 9,
    '7': 9,
    '8': 9,
    '9': 10,
    '10': 9,
    '11': 8,
    '12': 7,
  },
};

/** The share of newcomers of a new session in each class: most go to the lowest, or to where another school ends. */
const newcomers: typeof inClasses = {
  MLMEC: { pg: 30, lkg: 25, ukg: 8, '1': 8, '6': 8, '9': 8, '11': 6 },
  MLMIC: { na: 25, nb: 10, '1': 15, '6': 22, '9': 15, '11': 15 },
};

export const busStops = ['Civil Lines', 'Purana Bazaar', 'Sarai Khas', 'Rampur Kalan'] as const;

/** The age of the children of a class on 1 April, in years. */
const ages: Partial<Record<SchoolClass, number>> = { pg: 3, lkg: 4, ukg: 5, na: 4, nb: 5, hindi: 5 };
const ageIn = (schoolClass: SchoolClass) => ages[schoolClass] ?? (gradeOf(schoolClass) ?? 1) + 5;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Twelve digits with a correct check digit that belong to nobody: no Adhaar number begins with 0. */
function adhaarOf(dice: Dice): string {
  const elevenDigits = `0${dice.digits(10)}`;
  return (
    Array.from('0123456789', (last) => elevenDigits + last).find((one) => !looksMistyped(one)) ??
    `${elevenDigits}0`
  );
}

function concessionOf(dice: Dice, place: number, schoolClass: SchoolClass): Child['concession'] {
  if (place > 0 && dice.happens(70))
    return { kind: 'sibling', value: '20%', reason: 'Second child of the family' };
  const grade = gradeOf(schoolClass) ?? 0;
  if (grade >= 1 && grade <= 8 && dice.happens(2.5))
    return { kind: 'rte', value: '100%', reason: 'Admitted under the RTE Act' };
  if (dice.happens(1)) return { kind: 'staff', value: '50%', reason: 'Child of a teacher' };
  if (grade >= 9 && dice.happens(3))
    return { kind: 'merit', value: '20%', reason: 'First in the class last year' };
  return undefined;
}

/** The details that all children of a family share, while the family is made up. */
interface Home {
  readonly branch: SchoolCode;
  readonly religion: Religion;
  readonly script: Script;
  readonly lastName: string;
  readonly sections: 1 | 2;
  readonly coming: Arrival;
}

function childOf(dice: Dice, home: Home, place: number, studentID: string): Child {
  const { branch, religion, script, lastName, coming } = home;
  const classes = (coming.beginsLow ? newcomers : inClasses)[branch];
  const schoolClass = dice.oneIn(classes as Record<SchoolClass, number>);
  const gender = dice.happens(47) ? 'female' : 'male';
  const year = Number(coming.day.slice(0, 4));
  const age = ageIn(schoolClass);
  // At the school since some earlier class: nobody joined below the lowest one.
  const since = coming.isThere ? dice.between(0, Math.max(0, Math.min(age - 4, 9))) : 0;
  const concession = concessionOf(dice, place, schoolClass);
  return {
    studentID,
    firstName: dice.oneOf(namesOf(religion, gender === 'male' ? 'boys' : 'girls', script)),
    lastName,
    gender,
    dateOfBirth: `${year - age - (dice.happens(40) ? 1 : 0)}-${twoDigits(dice.between(1, 12))}-${twoDigits(dice.between(1, 28))}`,
    adhaarNumber: adhaarOf(dice),
    class: schoolClass,
    section: home.sections === 2 && dice.happens(50) ? 'b' : 'a',
    ...(hasStream(schoolClass) && { stream: dice.happens(55) ? 'science' : 'arts' }),
    dateOfAdmission: coming.isThere ? `${year - since}-04-${twoDigits(dice.between(1, 20))}` : coming.day,
    previousBalance: coming.isThere && dice.happens(14) ? dice.between(4, 60) * 50 : 0,
    ...(concession && { concession }),
    ...(dice.happens(branch === 'MLMEC' ? 34 : 18) && { stop: dice.oneOf(busStops) }),
    takesComputer: (gradeOf(schoolClass) ?? 0) >= 3 && dice.happens(branch === 'MLMEC' ? 60 : 25),
    ...(dice.happens(85) && { portrait: dice.between(0, 11) }),
  };
}

/** The numbers from which families are made up. */
interface Drawing {
  readonly firstFamily: number;
  readonly firstID: number;
  /** The number of students wanted. */
  readonly students: number;
  /** The number of sections of each class. */
  readonly sections: 1 | 2;
}

/** Families with the wanted number of children; the same input always gives the same ones. */
export function familiesOf({ firstFamily, firstID, students, sections }: Drawing, coming: Arrival): Family[] {
  const families: Family[] = [];
  let drawn = 0;
  while (drawn < students) {
    const number = firstFamily + families.length;
    const dice = new Dice(`family ${number}`);
    const branch = dice.happens(54) ? 'MLMEC' : 'MLMIC';
    const religion = dice.oneIn({ hindu: 80, muslim: 16, sikh: 2, christian: 2 });
    // Some families of the Hindi branch write their names in Hindi.
    const script = branch === 'MLMIC' && dice.happens(14) ? 'devanagari' : 'latin';
    const lastName = dice.oneOf(namesOf(religion, 'families', script));
    const count = Math.min(Number(dice.oneIn({ '1': 62, '2': 30, '3': 8 })), students - drawn);
    const home: Home = { branch, religion, script, lastName, sections, coming };
    const children = Array.from({ length: count }, (_, place) =>
      childOf(dice, home, place, String(firstID + drawn + place)),
    );
    drawn += count;
    families.push({
      number,
      branch,
      religion,
      category: religion === 'hindu' ? dice.oneIn({ general: 33, obc: 44, sc: 21, st: 2 }) : 'minority',
      father: `${dice.oneOf(namesOf(religion, 'men', script))} ${lastName}`,
      mother: `${dice.oneOf(namesOf(religion, 'women', script))} ${lastName}`,
      // Ten digits that belong to nobody: no number in India begins with 00. No two families share a number.
      mobile: `00${String((48_271 * number + 31_415_926) % 100_000_000).padStart(8, '0')}`,
      address: `${dice.between(1, 240)} ${dice.oneOf(familyAddresses)}`,
      habit: habitOf(dice),
      mode: dice.oneIn({ Cash: 52, UPI: 33, Cheque: 7, 'Bank transfer': 5, Card: 3 }),
      children,
    });
  }
  return families;
}
