import {
  englishWords,
  filterKeys,
  findKeys,
  foldStudentId,
  foldText,
  schoolClasses,
  studentSearchText,
  type StudentDetails,
} from '@school/domain';
import { hindiWords } from '@school/domain/hindi';
import type { ListingKeys } from './student.schema';

/**
 * The version of the rules below and of the domain rules that they use. Raise it whenever the rules give a student other
 * keys: the next start then computes the keys of all students again (`migrations/derived.ts`).
 */
export const KEYS_VERSION = 4;

/** An ID of digits as a number, if it is small enough to be counted on from. */
function countable(studentID: string): number | undefined {
  const value = /^\d+$/.test(studentID) ? Number(studentID) : NaN;
  return value < Number.MAX_SAFE_INTEGER ? value : undefined;
}

/** Sorts the numbers in an ID as people expect: 999 before 1000, A-9 before A-10. */
const orderOfId = (studentID: string) =>
  foldStudentId(studentID).replace(/\d+/g, (digits) => digits.padStart(16, '0'));

/** Computes the keys that lists and searches need; called again whenever a student's details change. */
export function listingKeys(student: StudentDetails): ListingKeys {
  const { fatherName, motherName } = student.personalDetail;
  const idNumber = countable(student.studentID);
  const searchText = studentSearchText({ ...student, fatherName, motherName }, [englishWords, hindiWords]);
  return {
    foldedId: foldStudentId(student.studentID),
    ...(idNumber === undefined ? {} : { idNumber }),
    findKeys: findKeys(student),
    searchText,
    filterKeys: filterKeys(searchText),
    sortKeys: {
      id: orderOfId(student.studentID),
      firstName: foldText(student.studentFirstName),
      lastName: foldText(student.studentLastName),
      fatherName: foldText(fatherName),
      motherName: foldText(motherName),
      classOrder: schoolClasses.indexOf(student.class),
    },
  };
}

/** The keys that a change of the details may change; the ID stays. */
export function changeableKeys(student: StudentDetails): Omit<ListingKeys, 'foldedId' | 'idNumber'> {
  const { foldedId: _same, idNumber: _too, ...keys } = listingKeys(student);
  return keys;
}
