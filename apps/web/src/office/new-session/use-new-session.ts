import type { ClassListQuery, ClassSection } from '@school/domain';
import type { components } from '@school/api-client';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';

type Schemas = components['schemas'];
export type NewSession = Schemas['NewSession'];
export type SectionToMove = Schemas['SectionToMove'];
export type PupilToMove = Schemas['Pupil'];
export type PlanRun = Schemas['PlanRun'];
export type ClassList = Schemas['ClassList'];
export type SessionClosing = Schemas['SessionClosing'];

const { calls } = schoolApi;

const NEW_SESSION = ['new-session'] as const;
/** A move changes what is shown of students everywhere. */
const MOVED = [NEW_SESSION, keys.students, keys.counter, keys.dashboard];

/** How far each section is, and the closed sessions. */
export function useNewSession() {
  return useQuery({
    queryKey: NEW_SESSION,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/newSession', { signal })),
  });
}

/** A section at the end of the session, with its plan. */
export function useSectionToMove(query: ClassSection) {
  return useQuery({
    queryKey: [...NEW_SESSION, 'section', query],
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/sectionToMove', { params: { query }, signal })),
  });
}

export function useClassList(query: ClassListQuery) {
  return useQuery({
    queryKey: [...NEW_SESSION, 'list', query],
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/classList', { params: { query }, signal })),
  });
}

/** Keeps the plan; nobody is moved by it. */
export function useSavePlan() {
  return useChange({
    call: (body: Schemas['SectionPlan']) => calls.PUT('/api/office/sectionPlan', { body }),
    outdates: [NEW_SESSION],
  });
}

/** Moves the students of a section by its plan; sent again it goes on where it stood. */
export function useRunPlan() {
  return useChange({
    call: (body: Schemas['RunPlan']) => calls.POST('/api/office/runSectionPlan', { body }),
    outdates: MOVED,
  });
}

export function useTakeBackMove() {
  return useChange({
    call: (body: Schemas['TakeBackMove']) => calls.POST('/api/office/takeBackMove', { body }),
    outdates: MOVED,
  });
}

export function useCloseSession() {
  return useChange({
    call: (body: Schemas['SessionName']) => calls.POST('/api/office/closeSession', { body }),
    outdates: [NEW_SESSION],
  });
}
