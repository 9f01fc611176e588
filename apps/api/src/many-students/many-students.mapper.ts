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
const asked = (change: StoredChange): ManyChangeAnswer['change'] =>
  change.what === 'concession' ? { ...change, value: toRupees(paise(change.value)) } : change;

const shown = ({ _id, by, change, ...made }: StoredManyChange) => ({
  ...made,
  id: _id.toHexString(),
  change: asked(change),
  by: by.fname,
});

export const toManyChange = (made: StoredManyChange, { states, outcomes }: PlanCounts): ManyChangeAnswer =>
  z.encode(manyChangeAnswer, {
    ...shown(made),
    students: states.changed + states.same + states.refused,
    states,
    outcomes,
  });

export const toListedManyChanges = (all: readonly StoredManyChange[]): ManyListAnswer =>
  z.encode(manyListAnswer, all.map(shown));

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
