import type { Language } from '@school/domain';
import { z } from 'zod';
import { sentence } from '../common/words';
import type { PlanCounts } from '../plans/plans.repository';
import {
  pictureImportAnswer,
  pictureImportListAnswer,
  pictureRowAnswer,
  type PictureImportAnswer,
  type PictureImportListAnswer,
  type PictureRowAnswer,
} from './picture-imports.answers';
import type { StoredPictureImport, StoredPictureRow } from './picture-imports.schema';

const shown = ({ _id, by, ...stored }: StoredPictureImport) => ({
  ...stored,
  id: _id.toHexString(),
  by: by.fname,
});

export const toPictureImport = (
  storedImport: StoredPictureImport,
  { states, outcomes }: PlanCounts,
): PictureImportAnswer =>
  z.encode(pictureImportAnswer, {
    ...shown(storedImport),
    states,
    outcomes,
    files: Object.values(states).reduce((total, count) => total + count, 0),
  });

export const toListedPictureImports = (imports: readonly StoredPictureImport[]): PictureImportListAnswer =>
  z.encode(pictureImportListAnswer, imports.map(shown));

export const toPictureRow = (
  { state = 'refused', refused, ...row }: StoredPictureRow,
  language: Language,
): PictureRowAnswer =>
  z.encode(pictureRowAnswer, { ...row, state, refused: refused && sentence(language, refused) });
