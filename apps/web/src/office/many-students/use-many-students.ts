import type { components } from '@school/api-client';
import {
  MANY_PAGE,
  type ManyChange as AskedChange,
  type ManyStudents,
  type RowOutcome,
  type RowState,
} from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { untilItIsOver, useRead } from '../../api/use-read';
import type { DefinedFields } from '../list/use-list-query';
import { partOf, usePart } from '../list/use-part';
import { wholeOf } from '../list/whole-list';

export type ManyChange = components['schemas']['ManyChange'];
export type ManyRow = components['schemas']['ManyChangeRow'];
/** The chosen students: named ones, or those that a filter of the list finds. */
export type StudentChoice = DefinedFields<Pick<ManyStudents, 'studentIDs'>> & {
  readonly filter?: DefinedFields<NonNullable<ManyStudents['filter']>>;
};

const MANY = ['many-students'] as const;

/** The number of rows in one call. */
const WHOLE_PAGE = 100;

/** More students than can be changed at once. */
const MOST = 10_000;

export const useManyChanges = () =>
  useRead([...MANY, 'list'], (signal) => valueOf(calls.GET('/api/office/manyStudents', { signal })));

/** A change of several students; read again and again while it runs. */
export const useManyChange = (changeID: string) =>
  useRead(
    [...MANY, changeID],
    (signal) =>
      valueOf(calls.GET('/api/office/manyStudents/one', { params: { query: { changeID } }, signal })),
    untilItIsOver,
  );

export interface RowFilter {
  readonly state?: RowState;
  readonly outcome?: RowOutcome;
}

const rowsPage = (
  changeID: string,
  rowFilter: RowFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
) => {
  const query = { changeID, ...rowFilter, page: String(page), size: String(size) };
  return partOf(calls.GET('/api/office/manyStudents/rows', { params: { query }, ...(signal && { signal }) }));
};

/** A page of its students. @param version the progress of the change, with which the rows become outdated */
export const useManyRows = (changeID: string, rowFilter: RowFilter, page: number, version: string) =>
  usePart([...MANY, changeID, 'rows', rowFilter, page, version], (signal) =>
    rowsPage(changeID, rowFilter, page, MANY_PAGE, signal),
  );

/** Returns the Student IDs that were refused. @throws Refusal */
export async function refusedOf(changeID: string): Promise<readonly string[]> {
  const { rows } = await wholeOf(
    (page) => rowsPage(changeID, { outcome: 'refused' }, page, WHOLE_PAGE),
    MOST,
    ({ row }) => String(row),
  );
  return rows.map(({ studentID }) => studentID);
}

/** The parsed change of several students as calls carry it. */
function previewOf(studentChoice: StudentChoice, change: AskedChange) {
  switch (change.what) {
    case 'concession': {
      const { value, through = '', ...rest } = change;
      const body = { ...studentChoice, change: { ...rest, value: value / 100, through } };
      return calls.POST('/api/office/manyStudents/previewConcession', { body });
    }
    case 'take-head': {
      const { stop = '', through = '', ...rest } = change;
      return calls.POST('/api/office/manyStudents/preview', {
        body: { ...studentChoice, change: { ...rest, stop, through } },
      });
    }
    case 'section':
    case 'end-head':
      return calls.POST('/api/office/manyStudents/preview', { body: { ...studentChoice, change } });
  }
}

export const usePreview = (studentChoice: StudentChoice) =>
  useChange([], (change: AskedChange) => previewOf(studentChoice, change));

const changeBody = (changeID: string) => ({ body: { changeID } });

export const usePreviewBack = () =>
  useChange([], (changeID: string) =>
    calls.POST('/api/office/manyStudents/previewBack', changeBody(changeID)),
  );

export const useRunMany = () =>
  useChange([MANY], (changeID: string) => calls.POST('/api/office/manyStudents/run', changeBody(changeID)));

export const useStopMany = () =>
  useChange([MANY, keys.students, keys.counter], (changeID: string) =>
    calls.POST('/api/office/manyStudents/stop', changeBody(changeID)),
  );
