import type { ExportKind } from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys, type ListRequest } from '../../api/keys';
import { answerOf, schoolApi, valueOf } from '../../api/school-api';
import type { NewStudent, StudentChanges } from '../../api/types';
import { useChange, useKeyedChange } from '../../api/use-change';

const { calls } = schoolApi;

const isSame = (one: ListRequest, other: ListRequest) =>
  one.page === other.page &&
  one.size === other.size &&
  one.filter === other.filter &&
  one.sort === other.sort;

/** The list as a file: all pages of what it shows (D69). */
export const exportStudents = (as: ExportKind, { filter, sort }: Pick<ListRequest, 'filter' | 'sort'>) =>
  calls.GET('/api/office/exportStudents', { params: { query: { as, filter, sort } }, parseAs: 'blob' });

/**
 * One page of the list and the number of all students that match (D23). One call at a time: of what is typed while one
 * runs, the latest is asked for when it has come back, so that fast typing never queues up at the server.
 */
export function useStudentList(wanted: ListRequest) {
  const [asked, setAsked] = useState(wanted);
  const list = useListedPage(asked);
  if (!list.isFetching && !isSame(asked, wanted)) setAsked(wanted);
  return list;
}

function useListedPage(request: ListRequest) {
  return useQuery({
    queryKey: keys.studentList(request),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { ...request, page: String(request.page), size: String(request.size) };
      const { value: rows, headers } = await answerOf(
        calls.GET('/api/office/getAllStudents', { params: { query }, signal }),
      );
      return { rows, total: Number(headers.get('X-Total-Count')) };
    },
  });
}

export function useStudent(studentID: string) {
  return useQuery({
    queryKey: keys.student(studentID),
    enabled: studentID !== '',
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/getStudentById', { params: { query: { studentID } }, signal })),
  });
}

/** The next free number, a suggestion only: the form works without it. */
export function useNextStudentId() {
  return useQuery({
    queryKey: keys.nextStudentId,
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

export function useRemoveStudent() {
  return useChange({
    call: (studentID: string) => calls.DELETE('/api/office/deleteStudent', { body: { studentID } }),
    outdates: [keys.students, keys.dashboard],
  });
}
