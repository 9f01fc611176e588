import { distance } from 'fastest-levenshtein';
import * as z from 'zod/mini';
import { backwards, foldText, hasControlCharacters, namedObject, says, textError } from '../rules';
import { schoolCodes } from '../school';
import { plainDigits } from '../values';
import { hasVowels, inEnglishLetters, soundOf } from './name-sound';
import { foldStudentId } from './student-id';
import { fullName } from './student-name';

/** The most students or receipts that are offered under the box (D57). */
export const MOST_MATCHES = 8;

/** The longest text that is looked for: a whole name. */
const LONGEST = 100;

/** The most letters of a name in its key; nobody types more. */
const KEY_LENGTH = 48;

/** Fewer digits than this say nothing about a mobile number. */
const LEAST_OF_MOBILE = 4;

/** The text in the box: an ID, a name, a father's name, a mobile or a receipt number (D57). */
const soughtText = z.string(textError()).check(
  z.trim(),
  // A Hindi keyboard also writes Hindi digits; the index has plain ones.
  z.overwrite(plainDigits),
  z.minLength(1, { error: says('required'), abort: true }),
  z.maxLength(LONGEST, says('maxLength', LONGEST)),
  z.refine((text) => !hasControlCharacters(text), says('controlCharacters')),
);

/** The box as a form: it asks for a Student ID, and also accepts other facts about the student. */
export const studentBoxSchema = z.object({ studentID: soughtText });

export const findStudentsSchema = namedObject('FindStudentsQuery', { text: soughtText });

export type FindStudents = z.output<typeof findStudentsSchema>;

/** The ways in which a student can be found, the best first. */
export const foundBy = ['studentID', 'receipt', 'name', 'mobile', 'fatherName', 'sound'] as const;
export type FoundBy = (typeof foundBy)[number];

interface FindableStudent {
  readonly studentID: string;
  readonly studentFirstName: string;
  readonly studentLastName: string;
  readonly primaryMobile: string;
  readonly secondaryMobile: string;
  readonly personalDetail: { readonly fatherName: string };
}

/**
 * The first letter of a key, which tells what the key holds. A name is kept from each of its words on: from the first (`n`, `f`)
 * and from later ones (`N`, `F`); a mobile forwards and from its end; each word also by its sound (D90).
 */
const KINDS = {
  id: 'i',
  name: 'n',
  laterName: 'N',
  father: 'f',
  laterFather: 'F',
  mobile: 'm',
  mobileEnd: 'e',
  sound: 's',
  fatherSound: 't',
};

// Signs that change how letters are joined, but not the letters themselves.
const withoutJoiners = (text: string) => text.replace(/[\u200b-\u200d\ufeff]/g, '');

/** The words of a text as they are compared: without case, and without the signs between them. */
const wordsOf = (text: string): string[] =>
  withoutJoiners(foldText(text))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

function nameKeys(name: string, first: string, later: string): string[] {
  const words = wordsOf(name);
  return words.map((_, index) =>
    ((index === 0 ? first : later) + words.slice(index).join(' ')).slice(0, KEY_LENGTH),
  );
}

/** A sound key ends with an underscore, so that a whole word differs from one that only begins in the same way. */
const soundsOf = (text: string): string[] =>
  wordsOf(text)
    .map(soundOf)
    .filter((sound) => sound !== '');

const soundKeys = (name: string, kind: string): string[] => soundsOf(name).map((sound) => `${kind}${sound}_`);

/** The key of all students with this mobile. */
export const findKeyOfMobile = (mobile: string): string => KINDS.mobile + mobile;

/** The key of all students whose father has this name, whatever stands between its words. */
export const findKeyOfFather = (fatherName: string): string =>
  nameKeys(fatherName, KINDS.father, KINDS.laterFather)[0] ?? KINDS.father;

/** The keys by which the box finds a student, stored with the student in an index. */
export function findKeys(student: FindableStudent): string[] {
  const mobiles = [student.primaryMobile, student.secondaryMobile];
  return [
    ...new Set([
      KINDS.id + foldStudentId(student.studentID),
      ...nameKeys(fullName(student), KINDS.name, KINDS.laterName),
      ...nameKeys(student.personalDetail.fatherName, KINDS.father, KINDS.laterFather),
      ...soundKeys(fullName(student), KINDS.sound),
      ...soundKeys(student.personalDetail.fatherName, KINDS.fatherSound),
      ...mobiles.flatMap((mobile) => [findKeyOfMobile(mobile), KINDS.mobileEnd + backwards(mobile)]),
    ]),
  ];
}

/** One lookup in the index: a student has a key with this beginning, and for each word of `also` a name with that word. */
export interface FindStep {
  readonly by: FoundBy;
  readonly beginning: string;
  /** Lists of beginnings; the student also has a key with at least one of each list. */
  readonly also: readonly (readonly string[])[];
}

const nameBeginnings = (word: string) =>
  [KINDS.name, KINDS.laterName, KINDS.father, KINDS.laterFather].map((kind) => kind + word);

/** The digits of a typed mobile, without the country code and the signs between them. */
function mobileDigits(text: string): string | undefined {
  if (!/^[+\d][\d\s-]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const isWithCode = text.startsWith('+') || digits.length > 10;
  const national = isWithCode ? digits.replace(/^(0|91)/, '') : digits;
  return national.length >= LEAST_OF_MOBILE && national.length <= 10 ? national : undefined;
}

const step = (by: FoundBy, beginning: string, also: FindStep['also'] = []) => ({ by, beginning, also });

/**
 * The lookups for a typed text, the best first: the ID, names from their first word, names from a later one, the mobile from its
 * beginning and its end, the father's name; then words in an order other than the stored one.
 */
export function findSteps(text: string): FindStep[] {
  const words = wordsOf(text);
  const phrase = words.join(' ').slice(0, KEY_LENGTH - 1);
  const digits = mobileDigits(text.trim());
  const steps: FindStep[] = [];
  if (/^[a-z0-9-]{1,16}$/i.test(text.trim())) steps.push(step('studentID', KINDS.id + foldStudentId(text)));
  if (phrase !== '' && /\D/.test(phrase))
    steps.push(step('name', KINDS.name + phrase), step('name', KINDS.laterName + phrase));
  if (digits !== undefined)
    steps.push(step('mobile', KINDS.mobile + digits), step('mobile', KINDS.mobileEnd + backwards(digits)));
  if (phrase !== '' && /\D/.test(phrase))
    steps.push(step('fatherName', KINDS.father + phrase), step('fatherName', KINDS.laterFather + phrase));
  return [...steps, ...stepsOfWords(words)];
}

/** Lookups for words that do not stand together: the student's and the father's name, or a name in reverse order. */
function stepsOfWords(words: readonly string[]): FindStep[] {
  if (words.length < 2) return [];
  // Starts with the longest word, because the fewest students have it.
  const [rarest = '', ...otherWords] = words.toSorted((a, b) => b.length - a.length);
  const also = otherWords.map(nameBeginnings);
  return [
    step('name', KINDS.name + rarest, also),
    step('name', KINDS.laterName + rarest, also),
    step('fatherName', KINDS.father + rarest, also),
    step('fatherName', KINDS.laterFather + rarest, also),
  ];
}

/** The most students with a similar sound that are compared; the closest of them are offered. */
export const MOST_ALIKE = 64;

/**
 * The lookups for names that sound like the typed text: whole words, then words that begin so; the student's first (D90). Empty
 * if the text is no name.
 */
export function soundSteps(text: string): FindStep[] {
  if (/\d/.test(text)) return [];
  const sounds = soundsOf(text);
  const consonantSounds = sounds.filter((sound) => !hasVowels(sound));
  // A short word beside a longer one is often only the beginning: `su vrma` is Suresh Verma.
  const [rarest, ...otherSounds] = (consonantSounds.length > 0 ? consonantSounds : sounds).toSorted(
    (a, b) => b.length - a.length,
  );
  if (rarest === undefined) return [];
  const { sound, fatherSound } = KINDS;
  const also = otherSounds.map((otherSound) => [sound + otherSound, fatherSound + otherSound]);
  return [`${sound}${rarest}_`, `${fatherSound}${rarest}_`, sound + rarest, fatherSound + rarest].map(
    (beginning) => ({ by: 'sound', beginning, also }),
  );
}

/**
 * The distance of a student's names from a typed text, to order students who sound alike: the letters that differ, word by word;
 * the beginning of a word is compared with an equally long part of a name. 0 for the same.
 */
export function distanceOf(
  text: string,
  student: Pick<FindableStudent, 'studentFirstName' | 'studentLastName' | 'personalDetail'>,
): number {
  const names = wordsOf(`${fullName(student)} ${student.personalDetail.fatherName}`).map(inEnglishLetters);
  return wordsOf(text)
    .map(inEnglishLetters)
    .map((word) =>
      Math.min(
        ...names.map((name) =>
          Math.min(distance(word, name), distance(word, name.slice(0, word.length)) + 0.5),
        ),
      ),
    )
    .reduce((sum, nearest) => sum + nearest, 0);
}

/** A receipt's number `MLMEC/1234/1700000000` as a text names it; the branch and the end may be missing (D32). */
export interface NamedReceipt {
  readonly studentID: string;
  /** Whether a receipt number is the typed one, as far as that was typed. */
  readonly isNamed: (receiptNumber: string) => boolean;
}

/** The receipt that a text names; undefined if the text is no such number. */
export function namedReceipt(text: string): NamedReceipt | undefined {
  const typed = foldText(text.trim());
  const parts = typed.split('/');
  const isBranch = schoolCodes.some((code) => foldText(code) === parts[0]);
  const [studentID = ''] = isBranch ? parts.slice(1) : parts;
  if (parts.length < 2 || parts.length > 3 || studentID === '') return undefined;
  return {
    studentID,
    isNamed: (receiptNumber) => {
      const number = foldText(receiptNumber);
      return (isBranch ? number : number.slice(number.indexOf('/') + 1)).startsWith(typed);
    },
  };
}
