import type { ClassListQuery, ClassSection, ExportKind } from '@school/domain';
import type { components } from '@school/api-client';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';

type Schemas = components['schemas'];
export type NewSession = Schemas['NewSession'];
export type SectionToMove = Schemas['SectionToMove'];
export type StudentToMove = Schemas['StudentToMove'];
export type PlanRun = Schemas['PlanRun'];
export type ClassList = Schemas['ClassList'];
export type SessionClosing = Schemas['SessionClosing'];

const NEW_SESSION = ['new-session'] as const;
/** A move changes what is shown about students everywhere. */
const MOVED = [NEW_SESSION, keys.students, keys.counter, keys.dashboard];

/** The progress of each section, and the closed sessions. */
export const useNewSession = () =>
  useRead(NEW_SESSION, (signal) => valueOf(calls.GET('/api/office/newSession', { signal })));

/** A section at the end of the session, with its plan. */
export const useSectionToMove = (query: ClassSection) =>
  useRead([...NEW_SESSION, 'section', query], (signal) =>
    valueOf(calls.GET('/api/office/sectionToMove', { params: { query }, signal })),
  );

export const useClassList = (query: ClassListQuery) =>
  useRead([...NEW_SESSION, 'list', query], (signal) =>
    valueOf(calls.GET('/api/office/classList', { params: { query }, signal })),
  );

export const exportClassList = (query: ClassListQuery) => (as: ExportKind) =>
  calls.GET('/api/office/classList/export', { params: { query: { as, ...query } }, parseAs: 'blob' });

/** Saves the plan; this moves nobody. */
export const useSavePlan = () =>
  useChange([NEW_SESSION], (body: Schemas['SectionPlan']) => calls.PUT('/api/office/sectionPlan', { body }));

/** Moves the students of a section by its plan; sent again, it continues where it stopped. */
export const useRunPlan = () =>
  useChange(MOVED, (body: Schemas['RunPlan']) => calls.POST('/api/office/runSectionPlan', { body }));

export const useTakeBackMove = () =>
  useChange(MOVED, (body: Schemas['TakeBackMove']) => calls.POST('/api/office/takeBackMove', { body }));

export const useCloseSession = () =>
  useChange([NEW_SESSION], (body: Schemas['SessionName']) =>
    calls.POST('/api/office/closeSession', { body }),
  );
