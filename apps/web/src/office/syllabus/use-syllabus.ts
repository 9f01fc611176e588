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
import { fileBody } from '../../api/file-body';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';

const KEY = ['syllabus'] as const;

/** A class in a session. */
export type SyllabusClass = Omit<SyllabusSubject, 'subject'>;

/** The syllabus of a class in a session, subject by subject. */
export const useSyllabus = (query: SyllabusClass) =>
  useRead([...KEY, query], async (signal) =>
    classSyllabusOf(await valueOf(calls.GET('/api/office/syllabus', { params: { query }, signal }))),
  );

export const exportSyllabus = (syllabusClass: SyllabusClass) => (as: ExportKind) =>
  calls.GET('/api/office/syllabus/export', { params: { query: { as, ...syllabusClass } }, parseAs: 'blob' });

/** Adds a unit; sending the same one again adds it only once. */
export const useAddUnit = () =>
  useChange([KEY], (body: NewUnit) => calls.POST('/api/office/syllabus/unit', { body }));

export const useChangeUnit = () =>
  useChange([KEY], ({ doneOn, ...unit }: ChangedUnit) =>
    calls.PUT('/api/office/syllabus/unit', { body: { ...unit, doneOn: doneOn ?? null } }),
  );

export const useMarkDone = () =>
  useChange([KEY], ({ doneOn, ...unit }: DoneUnit) =>
    calls.PUT('/api/office/syllabus/unit/done', { body: { ...unit, doneOn: doneOn ?? null } }),
  );

export const useRemoveUnit = () =>
  useChange([KEY], (body: RemovedUnit) => calls.POST('/api/office/syllabus/unit/remove', { body }));

export const unitFile = (syllabusSubject: SyllabusSubject, id: string) =>
  calls.GET('/api/office/syllabus/unit/file', {
    params: { query: { ...syllabusSubject, id } },
    parseAs: 'blob',
  });

interface PutFile {
  readonly file: File;
  readonly unit: RemovedUnit;
}

/** Uploads the file of a unit over the revision on screen, replacing the old file. */
export const usePutUnitFile = () =>
  useChange([KEY], ({ file, unit: { revision, ...unit } }: PutFile) =>
    calls.POST('/api/office/syllabus/unit/file', {
      params: { query: { ...unit, revision: String(revision) } },
      ...fileBody(file),
    }),
  );

export const useRemoveUnitFile = () =>
  useChange([KEY], (body: RemovedUnit) => calls.POST('/api/office/syllabus/unit/file/remove', { body }));

export const useOrderUnits = () =>
  useChange([KEY], ({ seen, order, ...subject }: UnitOrder) =>
    calls.PUT('/api/office/syllabus/order', { body: { ...subject, seen: [...seen], order: [...order] } }),
  );
