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
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';

const KEY = ['time-table'] as const;

export const useSectionWeek = (query: ClassSection) =>
  useRead([...KEY, 'section', query], async (signal) =>
    sectionWeekOf(await valueOf(calls.GET('/api/office/timeTable/section', { params: { query }, signal }))),
  );

export const exportSectionWeek = (section: ClassSection) => (as: ExportKind) =>
  calls.GET('/api/office/timeTable/section/export', {
    params: { query: { as, ...section } },
    parseAs: 'blob',
  });

/** The teachers who can be put into the time table. */
export const useTeachers = () =>
  useRead([...KEY, 'teachers'], (signal) => valueOf(calls.GET('/api/office/timeTable/teachers', { signal })));

/** The week of a teacher, once one is chosen. */
export const useTeacherWeek = (teacher: string) =>
  useRead(
    [...KEY, 'teacher', teacher],
    async (signal) =>
      lessonsOfBothOf(
        await valueOf(calls.GET('/api/office/timeTable/teacher', { params: { query: { teacher } }, signal })),
      ),
    { enabled: teacher !== '' },
  );

export const exportTeacherWeek = (teacher: string) => (as: ExportKind) =>
  calls.GET('/api/office/timeTable/teacher/export', {
    params: { query: { as, teacher } },
    parseAs: 'blob',
  });

export const useOwnWeek = () =>
  useRead([...KEY, 'mine'], async (signal) =>
    lessonsOfBothOf(await valueOf(calls.GET('/api/office/timeTable/mine', { signal }))),
  );

export const exportOwnWeek = (as: ExportKind) =>
  calls.GET('/api/office/timeTable/mine/export', { params: { query: { as } }, parseAs: 'blob' });

/** All lessons of a day of the week, for finding clashes with a typed one. */
export const useWeekday = (weekday: SchoolWeekday) =>
  useRead([...KEY, 'weekday', weekday], async (signal) =>
    lessonsOfBothOf(
      await valueOf(calls.GET('/api/office/timeTable/weekday', { params: { query: { weekday } }, signal })),
    ),
  );

/** The lessons of an absent teacher, each with the free teachers, once a teacher is chosen. */
export const useStandIns = (query: AbsentTeacherQuery) =>
  useRead(
    [...KEY, 'stand-ins', query],
    async (signal) =>
      openLessonsOf(
        await valueOf(calls.GET('/api/office/timeTable/standIns', { params: { query }, signal })),
      ),
    { enabled: query.teacher !== '' && query.day !== '' },
  );

const bodyOf = ({ teacher, room, combined, ...lesson }: NewLesson) => ({
  ...lesson,
  teacher: teacher ?? null,
  room: room ?? null,
  combined: combined ?? null,
});

/** Adds a lesson; sending the same one again adds it only once. */
export const useAddLesson = () =>
  useChange([KEY], (lesson: NewLesson) =>
    calls.POST('/api/office/timeTable/lesson', { body: bodyOf(lesson) }),
  );

export const useChangeLesson = () =>
  useChange([KEY], ({ id, revision, ...lesson }: NewLesson & Pick<Lesson, 'id' | 'revision'>) =>
    calls.PUT('/api/office/timeTable/lesson', { body: { id, revision, ...bodyOf(lesson) } }),
  );

export const useRemoveLesson = () =>
  useChange([KEY], (body: RemovedLesson) => calls.POST('/api/office/timeTable/lesson/remove', { body }));

/** The periods of a branch, with the revision to send back with a change. */
export const usePeriods = (branch: SchoolCode) =>
  useRead([...KEY, 'periods', branch], (signal) =>
    valueOf(calls.GET('/api/office/timeTable/periods', { params: { query: { branch } }, signal })),
  );

export const useChangePeriods = () =>
  useChange([KEY], ({ branch, revision, periods }: SchoolDayPlan) =>
    calls.PUT('/api/office/timeTable/periods', { body: { branch, revision, periods: [...periods] } }),
  );
