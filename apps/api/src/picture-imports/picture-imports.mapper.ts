import type { Language } from '@school/domain';
import { z } from 'zod';
import { sentence } from '../common/words';
import type { PlanCounts } from '../plans/plans.repository';
import {
  pictureImportAnswer,
  pictureImportListAnswer,
  type PictureImportAnswer,
  type PictureImportListAnswer,
  type PictureRowAnswer,
} from './picture-imports.answers';
import type { StoredPictureImport, StoredPictureRow } from './picture-imports.schema';

const shown = ({ _id, by, ...made }: StoredPictureImport) => ({
  ...made,
  id: _id.toHexString(),
  by: by.fname,
});

export const toPictureImport = (
  made: StoredPictureImport,
  { states, outcomes }: PlanCounts,
): PictureImportAnswer =>
  z.encode(pictureImportAnswer, {
    ...shown(made),
    states,
    outcomes,
    files: Object.values(states).reduce((total, one) => total + one, 0),
  });

export const toListedPictureImports = (imports: readonly StoredPictureImport[]): PictureImportListAnswer =>
  z.encode(pictureImportListAnswer, imports.map(shown));

export const toPictureRow = (
  { row, path, studentID, name, of, state = 'refused', outcome, refused }: StoredPictureRow,
  language: Language,
): PictureRowAnswer => ({
  row,
  path,
  ...(studentID === undefined ? {} : { studentID }),
  ...(name === undefined ? {} : { name }),
  ...(of === undefined ? {} : { of }),
  state,
  outcome,
  ...(refused === undefined ? {} : { refused: sentence(language, refused) }),
});
