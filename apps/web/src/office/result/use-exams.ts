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
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { mayHelpAgain, schoolApi, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import type { Given } from '../list/use-list-query';
import { usePart } from '../list/use-part';
import type { SentMark, Sent } from './marks-store';

const { calls } = schoolApi;

export type MarksGrid = components['schemas']['MarksGrid'];
export type Remarks = components['schemas']['Remarks'];
export type SectionProgress = components['schemas']['ExamSectionProgress'];

/** What the one column of remarks is called where marks have the keys of their subjects. */
export const REMARK = 'remark';

/** The exams of a session, the last first. */
export const useExams = (filter: Given<ExamsFilter>) =>
  usePart([...keys.exams, 'list', filter], async (signal) => {
    const rows = await valueOf(calls.GET('/api/office/exams', { params: { query: filter }, signal }));
    return { rows, total: rows.length };
  });

/** One exam, and how far its sections are. */
export const useExam = (id: string) =>
  useQuery({
    queryKey: [...keys.exams, 'one', id],
    enabled: id !== '',
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/exams/one', { params: { query: { id } }, signal })),
  });

const bodyOf = ({ subjects, ...exam }: NewExam) => ({
  ...exam,
  subjects: subjects.map(({ key, ...subject }) => ({ ...subject, ...(key !== undefined && { key }) })),
});

export const useAddExam = () =>
  useChange({
    call: (asked: NewExam) => calls.POST('/api/office/exams', { body: bodyOf(asked) }),
    outdates: [keys.exams],
  });

export const useChangeExam = () =>
  useChange({
    call: ({ id, revision, ...asked }: ChangedExam) =>
      calls.PUT('/api/office/exams', { body: { id, revision, ...bodyOf(asked) } }),
    outdates: [keys.exams],
  });

export const useExamState = () =>
  useChange({
    call: (body: ExamStateChange) => calls.POST('/api/office/exams/state', { body }),
    outdates: [keys.exams],
  });

export const useRemoveExam = () =>
  useChange({
    call: (body: RemovedExam) => calls.POST('/api/office/exams/remove', { body }),
    outdates: [[...keys.exams, 'list']],
  });

/** The grid of a section. It is read once: what is typed into it after that is known here. */
export const useMarksGrid = (asked: ExamSection) =>
  useQuery({
    queryKey: [...keys.exams, 'grid', asked],
    gcTime: 0,
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/exams/marks', { params: { query: asked }, signal })),
  });

/** Sends typed marks. The same marks again change nothing, so whoever calls may try again as often as it takes. */
export async function sendMarks(asked: ExamSection, cells: readonly SentMark[]): Promise<Sent> {
  const answer = await schoolApi.answer(
    calls.PUT('/api/office/exams/marks', { body: { ...asked, cells: [...cells] } }),
  );
  return answer.ok ? { ok: true, value: answer.value } : notSent(answer.error);
}

/** With a session that has lapsed the page goes; what is kept on this PC is sent after the next sign-in. */
const notSent = (error: ApiError): Sent => ({
  ok: false,
  isAway: mayHelpAgain(error) || error.status === 401,
  message: error.message,
});

/** The remarks of a section, as the grid shows them: in one column. It is read once, as the grid of marks. */
export const useRemarks = (asked: ExamSection) =>
  useQuery({
    queryKey: [...keys.exams, 'remarks', asked],
    gcTime: 0,
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/exams/remarks', { params: { query: asked }, signal })),
  });

/** Sends typed remarks, as `sendMarks`. */
export async function sendRemarks(asked: ExamSection, cells: readonly SentMark[]): Promise<Sent> {
  const remarks = cells.map(({ studentID, mark, was }) => ({ studentID, remark: mark, was }));
  const answer = await schoolApi.answer(
    calls.PUT('/api/office/exams/remarks', { body: { ...asked, remarks } }),
  );
  if (!answer.ok) return notSent(answer.error);
  const value = answer.value.map(({ remark, ...one }) => ({ ...one, subject: REMARK, mark: remark }));
  return { ok: true, value };
}

export const useCorrectMark = () =>
  useChange({
    call: (body: CorrectedMark) => calls.POST('/api/office/exams/marks/correct', { body }),
    outdates: [keys.exams],
  });

export const exportClassSheet = (asked: ExamSection) => (as: ExportKind) =>
  calls.GET('/api/office/exams/classSheet/export', {
    params: { query: { as, ...asked } },
    parseAs: 'blob',
  });
