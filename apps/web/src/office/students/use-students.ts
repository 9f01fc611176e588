import { foldStudentId, type StudentSort } from '@school/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { schoolApi, valueOf } from '../../api/school-api';
import type { NewStudent, StudentChanges } from '../../api/types';

const { calls, answer } = schoolApi;

export interface ListRequest {
  readonly page: number;
  readonly size: number;
  readonly filter: string;
  readonly sort: StudentSort;
}

const isSame = (one: ListRequest, other: ListRequest) =>
  one.page === other.page &&
  one.size === other.size &&
  one.filter === other.filter &&
  one.sort === other.sort;

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

function useListedPage({ page, size, filter, sort }: ListRequest) {
  return useQuery({
    queryKey: ['students', 'list', page, size, filter, sort],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { page: String(page), size: String(size), filter, sort };
      let total = 0;
      const rows = await valueOf(
        answer(calls.GET('/api/office/getAllStudents', { params: { query }, signal })).then((outcome) => {
          if (outcome.ok) total = Number(outcome.headers.get('X-Total-Count'));
          return outcome;
        }),
      );
      return { rows, total };
    },
  });
}

export function useStudent(studentID: string) {
  return useQuery({
    queryKey: ['students', 'one', foldStudentId(studentID)],
    enabled: studentID !== '',
    queryFn: ({ signal }) =>
      valueOf(answer(calls.GET('/api/office/getStudentById', { params: { query: { studentID } }, signal }))),
  });
}

/** The next free number, a suggestion only: the form works without it. */
export function useNextStudentId() {
  return useQuery({
    queryKey: ['students', 'next-id'],
    retry: false,
    queryFn: ({ signal }) =>
      valueOf(answer(calls.GET('/api/student/next-student-id', { signal }))).then(
        ({ studentID }) => studentID,
      ),
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['students'] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ]);
}

export function useRegisterStudent() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewStudent) => answer(calls.POST('/api/student/register-student', { body })),
    onSuccess: refresh,
  });
}

export function useUpdateStudent() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: StudentChanges) => answer(calls.PUT('/api/office/updateStudent', { body })),
    onSuccess: refresh,
  });
}

export function useRemoveStudent() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (studentID: string) =>
      answer(calls.DELETE('/api/office/deleteStudent', { body: { studentID } })),
    onSuccess: refresh,
  });
}
