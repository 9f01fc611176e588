import { paise, toRupees, type Language } from '@school/domain';
import { z } from 'zod';
import { sentence } from '../common/words';
import type { PlanCounts } from '../plans/plans.repository';
import {
  manyChangeAnswer,
  manyListAnswer,
  manyRowAnswer,
  type ManyChangeAnswer,
  type ManyListAnswer,
  type ManyRowAnswer,
} from './many-students.answers';
import type { StoredChange, StoredManyChange, StoredManyRow } from './many-students.schema';

/** The requested change, in rupees. */
const changeInRupees = (change: StoredChange): ManyChangeAnswer['change'] =>
  change.what === 'concession' ? { ...change, value: toRupees(paise(change.value)) } : change;

const shown = ({ _id, by, change, ...stored }: StoredManyChange) => ({
  ...stored,
  id: _id.toHexString(),
  change: changeInRupees(change),
  by: by.fname,
});

export const toManyChange = (
  manyChange: StoredManyChange,
  { states, outcomes }: PlanCounts,
): ManyChangeAnswer =>
  z.encode(manyChangeAnswer, {
    ...shown(manyChange),
    students: states.changed + states.same + states.refused,
    states,
    outcomes,
  });

export const toListedManyChanges = (changes: readonly StoredManyChange[]): ManyListAnswer =>
  z.encode(manyListAnswer, changes.map(shown));

export const toManyRow = (
  { place, state = 'refused', changes = [], refused, ...row }: StoredManyRow,
  language: Language,
): ManyRowAnswer =>
  z.encode(manyRowAnswer, {
    ...row,
    ...place,
    state,
    changes: [...changes],
    refused: refused && sentence(language, refused),
  });
