import type { components } from '@school/api-client';
import { IMPORT_PAGE, type ExportKind, type RowState } from '@school/domain';
import { fileBody } from '../../api/file-body';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { untilItIsOver, useRead } from '../../api/use-read';
import { partOf, usePart } from '../list/use-part';

export type Import = components['schemas']['Import'];
export type ImportRow = components['schemas']['ImportRow'];
export type ListedImport = components['schemas']['ListedImport'];
export type ColumnsRequest = components['schemas']['ImportColumns'];
export type CellRequest = components['schemas']['ImportCell'];

const IMPORTS = ['imports'] as const;

export const useImports = () =>
  useRead([...IMPORTS, 'list'], (signal) => valueOf(calls.GET('/api/imports', { signal })));

/** One import; read again and again while it runs. */
export const useImport = (importID: string) =>
  useRead(
    [...IMPORTS, importID],
    (signal) => valueOf(calls.GET('/api/imports/one', { params: { query: { importID } }, signal })),
    untilItIsOver,
  );

/** The query for a page of a preview's rows. */
export const rowsOf = (importID: string, state: RowState | undefined, page: number) => ({
  importID,
  page: String(page),
  size: String(IMPORT_PAGE),
  ...(state && { state }),
});

export const useImportRows = (importID: string, state: RowState | undefined, page: number) =>
  usePart([...IMPORTS, importID, 'rows', state, page], (signal) =>
    partOf(calls.GET('/api/imports/rows', { params: { query: rowsOf(importID, state, page) }, signal })),
  );

/** Uploads a register. */
export const useUpload = () =>
  useChange([IMPORTS], (file: File) => calls.POST('/api/imports', fileBody(file)));

export const useChooseColumns = () =>
  useChange([IMPORTS], (body: ColumnsRequest) => calls.PUT('/api/imports/columns', { body }));

export const useMendCell = () =>
  useChange([IMPORTS], (body: CellRequest) => calls.PUT('/api/imports/cell', { body }));

export const importBody = (importID: string) => ({ body: { importID } });

/** Runs an import whose plan was seen; another plan is not run. */
export const useRunImport = ({ revision }: Import) =>
  useChange([IMPORTS], (importID: string) =>
    calls.POST('/api/imports/run', { body: { importID, revision } }),
  );

export const useStopImport = () =>
  useChange([IMPORTS, keys.students, keys.dashboard], (importID: string) =>
    calls.POST('/api/imports/stop', importBody(importID)),
  );

export const useDiscardImport = () =>
  useChange([IMPORTS], (importID: string) => calls.POST('/api/imports/discard', importBody(importID)));

export const exportReport = (as: ExportKind, importID: string) =>
  calls.GET('/api/imports/report', { params: { query: { as, importID } }, parseAs: 'blob' });

export const exportTemplate = (as: ExportKind) =>
  calls.GET('/api/imports/template', { params: { query: { as } }, parseAs: 'blob' });

/** @param adhaar whether the Adhaar numbers are exported too (D88) */
export const exportRecords = (as: ExportKind, adhaar: 'true' | 'false') =>
  calls.GET('/api/imports/records', { params: { query: { as, adhaar } }, parseAs: 'blob' });
