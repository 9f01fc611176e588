import {
  foldStudentId,
  toRupees,
  type ExportKind,
  type Leaving,
  type Readmission,
  type StudentChoices,
  type StudentSort,
} from '@school/domain';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys';
import { answer, calls, valueOf } from '../../api/school-api';
import type { SameStudentQuery, NewStudent, StudentChanges } from '../../api/types';
import { useChange, useKeyedChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';
import type { Given } from '../list/use-list-query';
import { partOf, usePart } from '../list/use-part';

interface ListRequest extends Given<StudentChoices> {
  readonly page: number;
  readonly size: number;
  readonly filter: string;
  readonly sort: StudentSort;
}

const listKey = (request: ListRequest) => [...keys.students, 'list', request] as const;

const isSame = (one: ListRequest, other: ListRequest) => hashKey(listKey(one)) === hashKey(listKey(other));

/** The list as a file: all pages of what it shows (D69). */
export const exportStudents = (query: Omit<ListRequest, 'page' | 'size'>) => (as: ExportKind) =>
  calls.GET('/api/office/exportStudents', { params: { query: { as, ...query } }, parseAs: 'blob' });

/** The same with Adhaar numbers, for administrators (D88). */
export const exportStudentsWithAdhaar = (query: Omit<ListRequest, 'page' | 'size'>) => (as: ExportKind) =>
  calls.GET('/api/office/exportStudentsWithAdhaar', {
    params: { query: { as, ...query } },
    parseAs: 'blob',
  });

/**
 * One page of the list and the number of all students that match (D23). One call at a time: of what is typed while one
 * runs, the latest is asked for when it has come back, so that fast typing never queues up at the server.
 * @returns the list as it is shown, and whether that is what is wanted already
 */
export function useListedStudents(wanted: ListRequest) {
  const [asked, setAsked] = useState(wanted);
  const list = useListedPage(asked);
  if (!list.isFetching && !isSame(asked, wanted)) setAsked(wanted);
  return { list, isCurrent: isSame(asked, wanted) && list.isSuccess && !list.isPlaceholderData };
}

const useListedPage = (request: ListRequest) =>
  usePart(listKey(request), (signal) => {
    const query = { ...request, page: String(request.page), size: String(request.size) };
    return partOf(calls.GET('/api/office/getAllStudents', { params: { query }, signal }));
  });

/** Also one who has left (D22), the Adhaar number masked (D88): what can be done about such a student is for the screen to say. */
export const useStudent = (studentID: string) =>
  useRead(
    [...keys.students, 'one', foldStudentId(studentID)],
    (signal) =>
      valueOf(
        calls.GET('/api/office/getStudentById', {
          params: { query: { studentID, left: 'true', adhaar: 'masked' } },
          signal,
        }),
      ),
    { enabled: studentID !== '' },
  );

/**
 * Who is there already, by what is typed of a student (D20). It leaves with the form: no Adhaar number stays behind it.
 * @param wanted undefined while nothing can be asked for
 */
export const useSameStudents = (wanted: SameStudentQuery | undefined) =>
  useRead(
    [...keys.students, 'same', wanted],
    (signal) => valueOf(calls.POST('/api/student/same-students', { body: wanted ?? {}, signal })),
    { enabled: wanted !== undefined, gcTime: 0 },
  );

/** The next free number, a suggestion only: the form works without it. */
export const useNextStudentId = () =>
  useRead(
    [...keys.students, 'next-id'],
    async (signal) => {
      const { studentID } = await valueOf(calls.GET('/api/student/next-student-id', { signal }));
      return studentID;
    },
    { retry: false },
  );

export const useRegisterStudent = () =>
  useKeyedChange([keys.students, keys.dashboard], (body: NewStudent, key) =>
    calls.POST('/api/student/register-student', { body, ...withKey(key) }),
  );

export const useUpdateStudent = () =>
  useChange([keys.students, keys.dashboard], (body: StudentChanges) =>
    calls.PUT('/api/office/updateStudent', { body }),
  );

/** Reads a student as stored right now, whatever was read before. */
export const useReadStudent = () => (studentID: string) =>
  answer(calls.GET('/api/office/getStudentById', { params: { query: { studentID, adhaar: 'masked' } } }));

/** The whole Adhaar number, which the audit log keeps that somebody was shown (D88). It stays with who asked. */
export const useShowAdhaar = () =>
  useChange([], (studentID: string) => calls.POST('/api/office/showAdhaar', { body: { studentID } }));

const outdatedByLeaving = [keys.students, keys.dashboard, keys.counter];

/** What a student would owe, or get back, who leaves on a day; asked anew each time (D74). */
export const useLeavingDues = (studentID: string, leftOn = '') =>
  useRead(
    [...keys.students, 'leaving', foldStudentId(studentID), leftOn],
    (signal) =>
      valueOf(calls.GET('/api/office/leavingDues', { params: { query: { studentID, leftOn } }, signal })),
    { enabled: leftOn !== '', gcTime: 0 },
  );

/** Marks a student as left, who owes what was seen (D22, D74). */
export const useRemoveStudent = () =>
  useChange(outdatedByLeaving, ({ outstandingDue, remark, ...leaving }: Leaving) =>
    calls.DELETE('/api/office/deleteStudent', {
      body: {
        ...leaving,
        ...(outstandingDue !== undefined && { outstandingDue: toRupees(outstandingDue) }),
        ...(remark !== undefined && { remark }),
      },
    }),
  );

/** Takes a student back who has left (D22). */
export const useReadmitStudent = () =>
  useChange(outdatedByLeaving, (student: Readmission) =>
    calls.POST('/api/office/readmitStudent', { body: { ...student, stream: student.stream ?? '' } }),
  );
