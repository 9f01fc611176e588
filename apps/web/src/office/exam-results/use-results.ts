import type { components } from '@school/api-client';
import { foldStudentId, type ExamSection } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

type Schemas = components['schemas'];

export type Exam = Schemas['Exam'];
export type ClassSheet = Schemas['ClassSheet'];
export type SheetRow = Schemas['ClassSheetRow'];
export type Standing = Schemas['Standing'];
type StudentResult = Schemas['StudentResult'];

/** What is shown of an exam beside the marks. */
export type ExamOfResult = Pick<Exam, 'id' | 'name' | 'session' | 'subjects' | 'scheme' | 'state'>;

/** What is shown of what a student achieved in one. */
export interface ShownResult extends Omit<StudentResult, 'exam'> {
  readonly exam: ExamOfResult;
}

const { calls } = schoolApi;

/** All that a student achieved, the last exam first (D64). */
export const useStudentResults = (studentID: string) =>
  useQuery({
    queryKey: [...keys.exams, 'of', foldStudentId(studentID)],
    enabled: studentID !== '',
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/exams/ofStudent', { params: { query: { studentID } }, signal })),
  });

/** What a section achieved: totals, grades, ranks and means. */
export const useClassSheet = (asked: ExamSection) =>
  useQuery({
    queryKey: [...keys.exams, 'sheet', asked],
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/exams/classSheet', { params: { query: asked }, signal })),
  });
