import {
  foldStudentId,
  toRupees,
  type ExportKind,
  type Leaving,
  type Readmission,
  type StudentChoices,
  type StudentSort,
} from '@school/domain';
import { hashKey, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import type { SameStudentQuery, NewStudent, StudentChanges } from '../../api/types';
import { useChange, useKeyedChange } from '../../api/use-change';
import type { Given } from '../list/use-list-query';
import { partOf, usePart } from '../list/use-part';

const { calls } = schoolApi;

/** Which students a list shows. */
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
export function useStudent(studentID: string) {
  return useQuery({
    queryKey: [...keys.students, 'one', foldStudentId(studentID)],
    enabled: studentID !== '',
    queryFn: ({ signal }) =>
      valueOf(
        calls.GET('/api/office/getStudentById', {
          params: { query: { studentID, left: 'true', adhaar: 'masked' } },
          signal,
        }),
      ),
  });
}

/**
 * Who is there already, by what is typed of a student (D20). It leaves with the form: no Adhaar number stays behind it.
 * @param wanted undefined while nothing can be asked for
 */
export function useSameStudents(wanted: SameStudentQuery | undefined) {
  return useQuery({
    queryKey: [...keys.students, 'same', wanted],
    enabled: wanted !== undefined,
    gcTime: 0,
    queryFn: ({ signal }) =>
      valueOf(calls.POST('/api/student/same-students', { body: wanted ?? {}, signal })),
  });
}

/** The next free number, a suggestion only: the form works without it. */
export function useNextStudentId() {
  return useQuery({
    queryKey: [...keys.students, 'next-id'],
    retry: false,
    queryFn: async ({ signal }) => {
      const { studentID } = await valueOf(calls.GET('/api/student/next-student-id', { signal }));
      return studentID;
    },
  });
}

export function useRegisterStudent() {
  return useKeyedChange({
    call: (body: NewStudent, key) =>
      calls.POST('/api/student/register-student', { body, params: { header: { 'Idempotency-Key': key } } }),
    outdates: [keys.students, keys.dashboard],
  });
}

export function useUpdateStudent() {
  return useChange({
    call: (body: StudentChanges) => calls.PUT('/api/office/updateStudent', { body }),
    outdates: [keys.students, keys.dashboard],
  });
}

/** Reads a student as stored right now, whatever was read before. */
export function useReadStudent() {
  return (studentID: string) =>
    schoolApi.answer(
      calls.GET('/api/office/getStudentById', { params: { query: { studentID, adhaar: 'masked' } } }),
    );
}

/** The whole Adhaar number, which the audit log keeps that somebody was shown (D88). It stays with who asked. */
export function useShowAdhaar() {
  return useChange({
    call: (studentID: string) => calls.POST('/api/office/showAdhaar', { body: { studentID } }),
    outdates: [],
  });
}

const outdatedByLeaving = [keys.students, keys.dashboard, keys.counter];

/** What a student would owe, or get back, who leaves on a day; asked anew each time (D74). */
export function useLeavingDues(studentID: string, leftOn: string | undefined) {
  return useQuery({
    queryKey: [...keys.students, 'leaving', foldStudentId(studentID), leftOn],
    gcTime: 0,
    queryFn:
      leftOn === undefined
        ? skipToken
        : ({ signal }) =>
            valueOf(
              calls.GET('/api/office/leavingDues', { params: { query: { studentID, leftOn } }, signal }),
            ),
  });
}

/** Marks a student as left, who owes what was seen (D22, D74). */
export function useRemoveStudent() {
  return useChange({
    call: ({ outstandingDue, remark, ...leaving }: Leaving) =>
      calls.DELETE('/api/office/deleteStudent', {
        body: {
          ...leaving,
          ...(outstandingDue !== undefined && { outstandingDue: toRupees(outstandingDue) }),
          ...(remark !== undefined && { remark }),
        },
      }),
    outdates: outdatedByLeaving,
  });
}

/** Takes a student back who has left (D22). */
export function useReadmitStudent() {
  return useChange({
    call: (student: Readmission) =>
      calls.POST('/api/office/readmitStudent', { body: { ...student, stream: student.stream ?? '' } }),
    outdates: outdatedByLeaving,
  });
}
