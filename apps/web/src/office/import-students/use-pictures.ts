import type { components } from '@school/api-client';
import type { ExportKind, RowState } from '@school/domain';
import { fileBody } from '../../api/file-body';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { untilItIsOver, useRead } from '../../api/use-read';
import { partOf, usePart } from '../list/use-part';
import { importBody, rowsOf } from './use-import';

export type PictureImport = components['schemas']['PictureImport'];
export type PictureRow = components['schemas']['PictureImportRow'];

const PICTURES = ['picture-imports'] as const;

export const usePictureImports = () =>
  useRead([...PICTURES, 'list'], (signal) => valueOf(calls.GET('/api/pictureImports', { signal })));

/** One archive; read again and again while it runs. */
export const usePictureImport = (importID: string) =>
  useRead(
    [...PICTURES, importID],
    (signal) => valueOf(calls.GET('/api/pictureImports/one', { params: { query: { importID } }, signal })),
    untilItIsOver,
  );

export const usePictureRows = (importID: string, state: RowState | undefined, page: number) =>
  usePart([...PICTURES, importID, 'rows', state, page], (signal) =>
    partOf(
      calls.GET('/api/pictureImports/rows', { params: { query: rowsOf(importID, state, page) }, signal }),
    ),
  );

/** Uploads a ZIP. */
export const useUploadPictures = () =>
  useChange([PICTURES], (file: File) => calls.POST('/api/pictureImports', fileBody(file)));

export const useRunPictures = () =>
  useChange([PICTURES], (importID: string) => calls.POST('/api/pictureImports/run', importBody(importID)));

export const useStopPictures = () =>
  useChange([PICTURES, keys.students], (importID: string) =>
    calls.POST('/api/pictureImports/stop', importBody(importID)),
  );

export const useDiscardPictures = () =>
  useChange([PICTURES], (importID: string) =>
    calls.POST('/api/pictureImports/discard', importBody(importID)),
  );

export const exportPictureReport = (as: ExportKind, importID: string) =>
  calls.GET('/api/pictureImports/report', { params: { query: { as, importID } }, parseAs: 'blob' });
