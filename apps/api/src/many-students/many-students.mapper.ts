import { paise, toRupees, type Language } from '@school/domain';
import { z } from 'zod';
import { sentence } from '../common/words';
import type { PlanCounts } from '../plans/plans.repository';
import { manyChangeAnswer, type ManyChangeAnswer, type ManyRowAnswer } from './many-students.answers';
import type { StoredChange, StoredManyChange, StoredManyRow } from './many-students.schema';

function asked(change: StoredChange): ManyChangeAnswer['change'] {
  if (change.what === 'concession') return { ...change, value: toRupees(paise(change.value)) };
  return change.what === 'sections-back' ? { what: change.what } : change;
}

export function toManyChange(
  { _id, change, by, createdAt, state, ranAt, endedAt }: StoredManyChange,
  { states, outcomes }: PlanCounts,
): ManyChangeAnswer {
  const { changed, same, refused } = states;
  const { waiting, changed: done, same: alike, refused: not } = outcomes;
  return z.encode(manyChangeAnswer, {
    id: _id.toHexString(),
    change: asked(change),
    by: by.fname,
    createdAt,
    state,
    students: changed + same + refused,
    states: { changed, same, refused },
    outcomes: { waiting, changed: done, same: alike, refused: not },
    ...(ranAt && { ranAt }),
    ...(endedAt && { endedAt }),
  });
}

export const toManyRow = (
  { row, studentID, name, place, state = 'refused', outcome, changes = [], refused }: StoredManyRow,
  language: Language,
): ManyRowAnswer => ({
  row,
  studentID,
  name,
  ...place,
  state,
  outcome,
  changes: changes.map(({ field, before, after }) => ({
    field,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  })),
  ...(refused === undefined ? {} : { refused: sentence(language, refused) }),
});
