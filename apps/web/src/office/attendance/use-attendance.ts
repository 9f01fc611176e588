import type { components } from '@school/api-client';
import type {
  AbsenceNote,
  AttendanceRegisterQuery,
  ClassSection,
  ExportKind,
  SectionDay as SectionDayQuery,
} from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useKeyedChange, useRepeatableChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';

type Schemas = components['schemas'];
export type SectionOfDay = Schemas['SectionOfDay'];
export type SectionDay = Schemas['SectionDay'];
export type AttendanceRegister = Schemas['AttendanceRegister'];
export type TeachersDay = Schemas['TeachersDay'];
export type RegisterRow = Schemas['RegisterRow'];
export type Absentee = Schemas['Absentee'];
export type AttendanceClosed = Schemas['AttendanceClosed'];

const { attendance: KEY } = keys;

/** All sections, and which of them were marked on a day. */
export const useSectionsOfDay = (day: string) =>
  useRead([...KEY, 'sections', day], (signal) =>
    valueOf(calls.GET('/api/office/attendance/sections', { params: { query: { day } }, signal })),
  );

/** The students of a section on a day, with their marks; read again at each visit, so that they are never out of date. */
export const useSectionDay = (query: SectionDayQuery) =>
  useRead(
    [...KEY, 'day', query],
    (signal) => valueOf(calls.GET('/api/office/attendance/day', { params: { query }, signal })),
    { gcTime: 0 },
  );

/** Marks a section. The request says what was seen, and repeating it changes nothing, so it is repeated automatically. */
export const useMarkAttendance = () =>
  useRepeatableChange([KEY], (body: Schemas['MarkAttendance']) =>
    calls.PUT('/api/office/attendance/day', { body }),
  );

/** Marks the teachers, as `useMarkAttendance` does for a section. */
export const useMarkTeachers = () =>
  useRepeatableChange([KEY], (body: Schemas['MarkTeachers']) =>
    calls.PUT('/api/office/attendance/teachers', { body }),
  );

/** The people absent or on leave on a day. */
export const useAbsentees = (day: string) =>
  useRead([...KEY, 'absentees', day], (signal) =>
    valueOf(calls.GET('/api/office/attendance/absentees', { params: { query: { day } }, signal })),
  );

export const exportAbsentees = (day: string) => (as: ExportKind) =>
  calls.GET('/api/office/attendance/absentees/export', { params: { query: { as, day } }, parseAs: 'blob' });

export const exportTeachersDay = (day: string) => (as: ExportKind) =>
  calls.GET('/api/office/attendance/teachers/export', { params: { query: { as, day } }, parseAs: 'blob' });

/** Records that a family is told, once for each key, and returns the link that opens the clerk's own app. */
export const useTellOfAbsence = () =>
  useKeyedChange([[...KEY, 'absentees']], (body: AbsenceNote, key) =>
    calls.POST('/api/office/attendance/absentees', { body, ...withKey(key) }),
  );

export const useRegister = (query: AttendanceRegisterQuery) =>
  useRead([...KEY, 'register', query], (signal) =>
    valueOf(calls.GET('/api/office/attendance/register', { params: { query }, signal })),
  );

export const exportRegister = (query: AttendanceRegisterQuery) => (as: ExportKind) =>
  calls.GET('/api/office/attendance/register/export', {
    params: { query: { as, ...query } },
    parseAs: 'blob',
  });

const inAddress = (facts: Readonly<Record<string, string>>) => new URLSearchParams(facts).toString();

const sectionIn = ({ branch, class: schoolClass, section }: ClassSection) => ({
  branch,
  class: schoolClass,
  section,
});

export const markAddress = (section: ClassSection, day: string): string =>
  `/office/attendance/mark?${inAddress({ ...sectionIn(section), day })}`;

export const dayAddress = (day: string): string => `/office/attendance?${inAddress({ tab: 'class', day })}`;

/** The address of a teacher's attendance, by the Teacher ID. */
export const teacherAddress = (teacherID: string): string =>
  `/office/attendance?${inAddress({ tab: 'teacher', teacher: teacherID })}`;

export const teachersAddress = (day: string): string => `/office/attendance/teachers?${inAddress({ day })}`;

/** The address of a section's register for a month. @param day the day of the screen that links there, for the way back */
export const registerAddress = (section: ClassSection, month: string, day?: string): string =>
  `/office/attendance/register?${inAddress({ ...sectionIn(section), month, ...(day !== undefined && { day }) })}`;
