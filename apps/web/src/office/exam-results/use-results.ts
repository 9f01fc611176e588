import type { components } from '@school/api-client';
import { foldStudentId, type ExamSection } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

type Schemas = components['schemas'];

export type Exam = Schemas['Exam'];
export type ClassSheet = Schemas['ClassSheet'];
export type SheetRow = Schemas['ClassSheetRow'];
export type Standing = Schemas['Standing'];
type StudentResult = Schemas['StudentResult'];

/** The parts of an exam that are shown beside the marks. */
export type ExamOfResult = Pick<Exam, 'id' | 'name' | 'session' | 'subjects' | 'scheme' | 'state'>;

/** The parts of a student's result in an exam that are shown. */
export interface ShownResult extends Omit<StudentResult, 'exam'> {
  readonly exam: ExamOfResult;
}

/** All results of a student, latest exam first (D64). */
export const useStudentResults = (studentID: string) =>
  useRead(
    [...keys.exams, 'of', foldStudentId(studentID)],
    (signal) =>
      valueOf(calls.GET('/api/office/exams/ofStudent', { params: { query: { studentID } }, signal })),
    { enabled: studentID !== '' },
  );

/** The results of a section: totals, grades, ranks and averages. */
export const useClassSheet = (examSection: ExamSection) =>
  useRead([...keys.exams, 'sheet', examSection], (signal) =>
    valueOf(calls.GET('/api/office/exams/classSheet', { params: { query: examSection }, signal })),
  );
