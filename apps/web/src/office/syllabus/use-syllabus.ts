import {
  classSyllabusOf,
  type ChangedUnit,
  type DoneUnit,
  type ExportKind,
  type NewUnit,
  type RemovedUnit,
  type SyllabusSubject,
  type UnitOrder,
} from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { fileBody } from '../../api/file-body';
import { schoolApi, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

const KEY = ['syllabus'] as const;

/** A class in a session. */
export type SyllabusClass = Omit<SyllabusSubject, 'subject'>;

/** What a class learns in a session, subject by subject. */
export const useSyllabus = (query: SyllabusClass) =>
  useQuery({
    queryKey: [...KEY, query],
    queryFn: async ({ signal }) =>
      classSyllabusOf(await valueOf(calls.GET('/api/office/syllabus', { params: { query }, signal }))),
  });

export const exportSyllabus = (of: SyllabusClass) => (as: ExportKind) =>
  calls.GET('/api/office/syllabus/export', { params: { query: { as, ...of } }, parseAs: 'blob' });

/** Puts a unit in; the same one again is put in once. */
export const useAddUnit = () =>
  useChange({
    call: (body: NewUnit) => calls.POST('/api/office/syllabus/unit', { body }),
    outdates: [KEY],
  });

export const useChangeUnit = () =>
  useChange({
    call: ({ doneOn, ...unit }: ChangedUnit) =>
      calls.PUT('/api/office/syllabus/unit', { body: { ...unit, doneOn: doneOn ?? null } }),
    outdates: [KEY],
  });

export const useMarkDone = () =>
  useChange({
    call: ({ doneOn, ...unit }: DoneUnit) =>
      calls.PUT('/api/office/syllabus/unit/done', { body: { ...unit, doneOn: doneOn ?? null } }),
    outdates: [KEY],
  });

export const useRemoveUnit = () =>
  useChange({
    call: (body: RemovedUnit) => calls.POST('/api/office/syllabus/unit/remove', { body }),
    outdates: [KEY],
  });

/** The file of a unit, to be saved. */
export const unitFile = (of: SyllabusSubject, id: string) =>
  calls.GET('/api/office/syllabus/unit/file', { params: { query: { ...of, id } }, parseAs: 'blob' });

interface PutFile {
  readonly file: File;
  readonly unit: RemovedUnit;
}

/** Puts a file to a unit as it was seen, in place of the one before. */
export const usePutUnitFile = () =>
  useChange({
    call: ({ file, unit: { revision, ...unit } }: PutFile) =>
      calls.POST('/api/office/syllabus/unit/file', {
        params: { query: { ...unit, revision: String(revision) } },
        ...fileBody(file),
      }),
    outdates: [KEY],
  });

export const useRemoveUnitFile = () =>
  useChange({
    call: (body: RemovedUnit) => calls.POST('/api/office/syllabus/unit/file/remove', { body }),
    outdates: [KEY],
  });

export const useOrderUnits = () =>
  useChange({
    call: ({ seen, order, ...subject }: UnitOrder) =>
      calls.PUT('/api/office/syllabus/order', { body: { ...subject, seen: [...seen], order: [...order] } }),
    outdates: [KEY],
  });
