import {
  lessonsOfBothOf,
  openLessonsOf,
  sectionWeekOf,
  type AbsentTeacherQuery,
  type ClassSection,
  type ExportKind,
  type NewLesson,
  type RemovedLesson,
  type SchoolCode,
  type SchoolDayPlan,
  type SchoolWeekday,
  type Lesson,
} from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { schoolApi, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

const KEY = ['time-table'] as const;

/** The week of a section. */
export const useSectionWeek = (query: ClassSection) =>
  useQuery({
    queryKey: [...KEY, 'section', query],
    queryFn: async ({ signal }) =>
      sectionWeekOf(await valueOf(calls.GET('/api/office/timeTable/section', { params: { query }, signal }))),
  });

export const exportSectionWeek = (section: ClassSection) => (as: ExportKind) =>
  calls.GET('/api/office/timeTable/section/export', {
    params: { query: { as, ...section } },
    parseAs: 'blob',
  });

/** Who can be put into the time table. */
export const useTeachers = () =>
  useQuery({
    queryKey: [...KEY, 'teachers'],
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/timeTable/teachers', { signal })),
  });

/** The week of a teacher, once one is chosen. */
export const useTeacherWeek = (teacher: string) =>
  useQuery({
    queryKey: [...KEY, 'teacher', teacher],
    enabled: teacher !== '',
    queryFn: async ({ signal }) =>
      lessonsOfBothOf(
        await valueOf(calls.GET('/api/office/timeTable/teacher', { params: { query: { teacher } }, signal })),
      ),
  });

/** The week of the teacher who is signed in. */
export const useOwnWeek = (isTeacher: boolean) =>
  useQuery({
    queryKey: [...KEY, 'mine'],
    enabled: isTeacher,
    queryFn: async ({ signal }) =>
      lessonsOfBothOf(await valueOf(calls.GET('/api/office/timeTable/mine', { signal }))),
  });

/** All lessons of a day of the week: what one that is typed can clash with. */
export const useWeekday = (weekday: SchoolWeekday) =>
  useQuery({
    queryKey: [...KEY, 'weekday', weekday],
    queryFn: async ({ signal }) =>
      lessonsOfBothOf(
        await valueOf(calls.GET('/api/office/timeTable/weekday', { params: { query: { weekday } }, signal })),
      ),
  });

/** The lessons of a teacher who is absent, each with who is free, once a teacher is chosen. */
export const useStandIns = (query: AbsentTeacherQuery) =>
  useQuery({
    queryKey: [...KEY, 'stand-ins', query],
    enabled: query.teacher !== '' && query.day !== '',
    queryFn: async ({ signal }) =>
      openLessonsOf(
        await valueOf(calls.GET('/api/office/timeTable/standIns', { params: { query }, signal })),
      ),
  });

const bodyOf = ({ teacher, room, combined, ...lesson }: NewLesson) => ({
  ...lesson,
  teacher: teacher ?? null,
  room: room ?? null,
  combined: combined ?? null,
});

/** Puts a lesson in; the same one again is put in once. */
export const useAddLesson = () =>
  useChange({
    call: (lesson: NewLesson) => calls.POST('/api/office/timeTable/lesson', { body: bodyOf(lesson) }),
    outdates: [KEY],
  });

export const useChangeLesson = () =>
  useChange({
    call: ({ id, revision, ...lesson }: NewLesson & Pick<Lesson, 'id' | 'revision'>) =>
      calls.PUT('/api/office/timeTable/lesson', { body: { id, revision, ...bodyOf(lesson) } }),
    outdates: [KEY],
  });

export const useRemoveLesson = () =>
  useChange({
    call: (body: RemovedLesson) => calls.POST('/api/office/timeTable/lesson/remove', { body }),
    outdates: [KEY],
  });

/** The periods of a branch, with the revision that a change of them is sent back with. */
export const usePeriods = (branch: SchoolCode) =>
  useQuery({
    queryKey: [...KEY, 'periods', branch],
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/timeTable/periods', { params: { query: { branch } }, signal })),
  });

export const useChangePeriods = () =>
  useChange({
    call: ({ branch, revision, periods }: SchoolDayPlan) =>
      calls.PUT('/api/office/timeTable/periods', { body: { branch, revision, periods: [...periods] } }),
    outdates: [KEY],
  });
