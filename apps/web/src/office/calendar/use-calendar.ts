import type { components } from '@school/api-client';
import {
  occasionsOf,
  type CalendarFilter,
  type ChangedOccasion,
  type ExportKind,
  type FileDefaults,
  type NewOccasion,
  type RemovedOccasion,
} from '@school/domain';
import { fileBody } from '../../api/file-body';
import { calls, valueOf } from '../../api/school-api';
import { useChange, useKeyedChange, withKey } from '../../api/use-change';
import type { DefinedFields } from '../list/use-list-query';
import { usePart } from '../list/use-part';

const KEY = ['calendar'] as const;

export interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

export type PlannedRow = components['schemas']['PlannedOccasion'];

/** All entries that touch these days, in order. */
export const useOccasions = (days: Days, filter: DefinedFields<CalendarFilter>) =>
  usePart([...KEY, days, filter], async (signal) => {
    const query = { ...days, ...filter };
    const rows = occasionsOf(await valueOf(calls.GET('/api/office/calendar', { params: { query }, signal })));
    return { rows, total: rows.length };
  });

export const exportCalendar = (days: Days, filter: DefinedFields<CalendarFilter>) => (as: ExportKind) =>
  calls.GET('/api/office/calendar/export', {
    params: { query: { as, ...days, ...filter } },
    parseAs: 'blob',
  });

/** The same entries as a file for other calendars. */
export const calendarFile = (days: Days, filter: DefinedFields<CalendarFilter>) =>
  calls.GET('/api/office/calendar/file', { params: { query: { ...days, ...filter } }, parseAs: 'blob' });

const bodyOf = ({ note, branch, classes, ...rest }: NewOccasion) => ({
  ...rest,
  note: note ?? null,
  branch: branch ?? null,
  classes: classes ?? null,
});

/** Adds an entry, only once even if its answer is lost. */
export const useAddOccasion = () =>
  useKeyedChange([KEY], (occasion: NewOccasion, key) =>
    calls.POST('/api/office/calendar', { body: bodyOf(occasion), ...withKey(key) }),
  );

export const useChangeOccasion = () =>
  useChange([KEY], ({ id, revision, ...occasion }: ChangedOccasion) =>
    calls.PUT('/api/office/calendar', { body: { id, revision, ...bodyOf(occasion) } }),
  );

export const useRemoveOccasion = () =>
  useChange([KEY], (body: RemovedOccasion) => calls.POST('/api/office/calendar/remove', { body }));

interface FileRequest {
  readonly file: File;
  readonly defaults: FileDefaults;
}

const queryOf = ({ occasionKind, branch }: FileDefaults) => ({
  occasionKind,
  ...(branch !== undefined && { branch }),
});

/** Previews what a file would change; nothing is stored. */
export const usePreviewFile = () =>
  useChange([], ({ file, defaults }: FileRequest) =>
    calls.POST('/api/office/calendar/file/preview', {
      params: { query: queryOf(defaults) },
      ...fileBody(file),
    }),
  );

/** Imports a file exactly as previewed. */
export const useBringFile = () =>
  useChange([KEY], ({ file, defaults, plan }: FileRequest & { readonly plan: string }) =>
    calls.POST('/api/office/calendar/file', {
      params: { query: { ...queryOf(defaults), plan } },
      ...fileBody(file),
    }),
  );
