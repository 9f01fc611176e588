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
import type { DefinedFields } from '../list/use-list-query';
import { partOf, usePart } from '../list/use-part';

interface ListRequest extends DefinedFields<StudentChoices> {
  readonly page: number;
  readonly size: number;
  readonly filter: string;
  readonly sort: StudentSort;
}

const listKey = (request: ListRequest) => [...keys.students, 'list', request] as const;

const isSame = (one: ListRequest, other: ListRequest) => hashKey(listKey(one)) === hashKey(listKey(other));

/** Exports the list as a file, with all pages of the current filter (D69). */
export const exportStudents = (query: Omit<ListRequest, 'page' | 'size'>) => (as: ExportKind) =>
  calls.GET('/api/office/exportStudents', { params: { query: { as, ...query } }, parseAs: 'blob' });

/** Exports the list with Adhaar numbers, for administrators (D88). */
export const exportStudentsWithAdhaar = (query: Omit<ListRequest, 'page' | 'size'>) => (as: ExportKind) =>
  calls.GET('/api/office/exportStudentsWithAdhaar', {
    params: { query: { as, ...query } },
    parseAs: 'blob',
  });

/**
 * One page of the list and the number of all students that match (D23). Only one call runs at a time; of the queries typed
 * meanwhile, only the latest is sent after it, so that fast typing never queues up at the server.
 * @returns the list as it is shown, and whether that is the wanted one already
 */
export function useListedStudents(request: ListRequest) {
  const [sentRequest, setSentRequest] = useState(request);
  const list = useListedPage(sentRequest);
  if (!list.isFetching && !isSame(sentRequest, request)) setSentRequest(request);
  return { list, isCurrent: isSame(sentRequest, request) && list.isSuccess && !list.isPlaceholderData };
}

const useListedPage = (request: ListRequest) =>
  usePart(listKey(request), (signal) => {
    const query = { ...request, page: String(request.page), size: String(request.size) };
    return partOf(calls.GET('/api/office/getAllStudents', { params: { query }, signal }));
  });

/** A student, even one who has left (D22), with the Adhaar number masked (D88); the screen decides what can be done. */
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
 * The existing students that match a half-typed one (D20). Not cached, so that no Adhaar number outlives the form.
 * @param query undefined while there is nothing to search for
 */
export const useSameStudents = (query: SameStudentQuery | undefined) =>
  useRead(
    [...keys.students, 'same', query],
    (signal) => valueOf(calls.POST('/api/student/same-students', { body: query ?? {}, signal })),
    { enabled: query !== undefined, gcTime: 0 },
  );

/** The next free number, only a suggestion: the form works without it. */
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

/** Reads a student as stored right now, without the cache. */
export const useReadStudent = () => (studentID: string) =>
  answer(calls.GET('/api/office/getStudentById', { params: { query: { studentID, adhaar: 'masked' } } }));

/** Reads the whole Adhaar number. The audit log records that it was shown (D88), and it is not cached. */
export const useShowAdhaar = () =>
  useChange([], (studentID: string) => calls.POST('/api/office/showAdhaar', { body: { studentID } }));

const outdatedByLeaving = [keys.students, keys.dashboard, keys.counter];

/** The amounts that a student leaving on a day would owe or get back; fetched again each time (D74). */
export const useLeavingDues = (studentID: string, leftOn = '') =>
  useRead(
    [...keys.students, 'leaving', foldStudentId(studentID), leftOn],
    (signal) =>
      valueOf(calls.GET('/api/office/leavingDues', { params: { query: { studentID, leftOn } }, signal })),
    { enabled: leftOn !== '', gcTime: 0 },
  );

/** Marks a student as left, with the outstanding due that the clerk saw (D22, D74). */
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

/** Re-admits a student who has left (D22). */
export const useReadmitStudent = () =>
  useChange(outdatedByLeaving, (student: Readmission) =>
    calls.POST('/api/office/readmitStudent', { body: { ...student, stream: student.stream ?? '' } }),
  );
