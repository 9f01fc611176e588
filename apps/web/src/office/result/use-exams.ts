import type { ApiError, components } from '@school/api-client';
import type {
  ChangedExam,
  CorrectedMark,
  ExamSection,
  ExamsFilter,
  ExamStateChange,
  ExportKind,
  NewExam,
  RemovedExam,
} from '@school/domain';
import { keys } from '../../api/keys';
import { answer, calls, valueOf } from '../../api/school-api';
import { mayHelpAgain } from '../../api/try-again';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';
import type { DefinedFields } from '../list/use-list-query';
import { usePart } from '../list/use-part';
import type { SentMark, SendOutcome } from './marks-store';

export type MarksGrid = components['schemas']['MarksGrid'];
export type Remarks = components['schemas']['Remarks'];
export type SectionProgress = components['schemas']['ExamSectionProgress'];

/** The key of the only column of remarks, in place of a subject's key. */
export const REMARK = 'remark';

/** The exams of a session, the latest first. */
export const useExams = (filter: DefinedFields<ExamsFilter>) =>
  usePart([...keys.exams, 'list', filter], async (signal) => {
    const rows = await valueOf(calls.GET('/api/office/exams', { params: { query: filter }, signal }));
    return { rows, total: rows.length };
  });

/** One exam with the progress of its sections. */
export const useExam = (id: string) =>
  useRead(
    [...keys.exams, 'one', id],
    (signal) => valueOf(calls.GET('/api/office/exams/one', { params: { query: { id } }, signal })),
    { enabled: id !== '' },
  );

const bodyOf = ({ subjects, ...exam }: NewExam) => ({
  ...exam,
  subjects: subjects.map(({ key, ...subject }) => ({ ...subject, ...(key !== undefined && { key }) })),
});

export const useAddExam = () =>
  useChange([keys.exams], (exam: NewExam) => calls.POST('/api/office/exams', { body: bodyOf(exam) }));

export const useChangeExam = () =>
  useChange([keys.exams], ({ id, revision, ...changes }: ChangedExam) =>
    calls.PUT('/api/office/exams', { body: { id, revision, ...bodyOf(changes) } }),
  );

export const useExamState = () =>
  useChange([keys.exams], (body: ExamStateChange) => calls.POST('/api/office/exams/state', { body }));

export const useRemoveExam = () =>
  useChange([[...keys.exams, 'list']], (body: RemovedExam) =>
    calls.POST('/api/office/exams/remove', { body }),
  );

/** The grid of a section. It is read only once, as later changes are typed here and so known. */
export const useMarksGrid = (examSection: ExamSection) =>
  useRead(
    [...keys.exams, 'grid', examSection],
    (signal) => valueOf(calls.GET('/api/office/exams/marks', { params: { query: examSection }, signal })),
    { gcTime: 0 },
  );

/** Sends typed marks. Sending the same marks again changes nothing, so callers may retry as often as needed. */
export async function sendMarks(examSection: ExamSection, cells: readonly SentMark[]): Promise<SendOutcome> {
  const answered = await answer(
    calls.PUT('/api/office/exams/marks', { body: { ...examSection, cells: [...cells] } }),
  );
  return answered.ok ? { ok: true, value: answered.value } : notSent(answered.error);
}

/** The result of a failed call. If the session expired the page closes; marks kept on this PC are sent after the next sign-in. */
const notSent = (error: ApiError): SendOutcome => ({
  ok: false,
  isAway: mayHelpAgain(error) || error.status === 401,
  message: error.message,
});

/** The remarks of a section as a grid of one column, read only once like the grid of marks. */
export const useRemarks = (examSection: ExamSection) =>
  useRead(
    [...keys.exams, 'remarks', examSection],
    (signal) => valueOf(calls.GET('/api/office/exams/remarks', { params: { query: examSection }, signal })),
    { gcTime: 0 },
  );

/** Sends typed remarks, like `sendMarks`. */
export async function sendRemarks(
  examSection: ExamSection,
  cells: readonly SentMark[],
): Promise<SendOutcome> {
  const remarks = cells.map(({ studentID, mark, was }) => ({ studentID, remark: mark, was }));
  const answered = await answer(
    calls.PUT('/api/office/exams/remarks', { body: { ...examSection, remarks } }),
  );
  if (!answered.ok) return notSent(answered.error);
  const value = answered.value.map(({ remark, ...one }) => ({ ...one, subject: REMARK, mark: remark }));
  return { ok: true, value };
}

export const useCorrectMark = () =>
  useChange([keys.exams], (body: CorrectedMark) => calls.POST('/api/office/exams/marks/correct', { body }));

export const exportClassSheet = (examSection: ExamSection) => (as: ExportKind) =>
  calls.GET('/api/office/exams/classSheet/export', {
    params: { query: { as, ...examSection } },
    parseAs: 'blob',
  });
