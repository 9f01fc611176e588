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

/** The students of a section on a day, with their marks. Whoever comes back to it sees what stands there now, not what did. */
export const useSectionDay = (query: SectionDayQuery) =>
  useRead(
    [...KEY, 'day', query],
    (signal) => valueOf(calls.GET('/api/office/attendance/day', { params: { query }, signal })),
    { gcTime: 0 },
  );

/** Marks a section: it says what was seen, and the same again changes nothing, so that it is tried again by itself. */
export const useMarkAttendance = () =>
  useRepeatableChange([KEY], (body: Schemas['MarkAttendance']) =>
    calls.PUT('/api/office/attendance/day', { body }),
  );

/** Marks the teachers, as `useMarkAttendance` does a section. */
export const useMarkTeachers = () =>
  useRepeatableChange([KEY], (body: Schemas['MarkTeachers']) =>
    calls.PUT('/api/office/attendance/teachers', { body }),
  );

/** Who is absent or on leave on a day. */
export const useAbsentees = (day: string) =>
  useRead([...KEY, 'absentees', day], (signal) =>
    valueOf(calls.GET('/api/office/attendance/absentees', { params: { query: { day } }, signal })),
  );

export const exportAbsentees = (day: string) => (as: ExportKind) =>
  calls.GET('/api/office/attendance/absentees/export', { params: { query: { as, day } }, parseAs: 'blob' });

export const exportTeachersDay = (day: string) => (as: ExportKind) =>
  calls.GET('/api/office/attendance/teachers/export', { params: { query: { as, day } }, parseAs: 'blob' });

/** Keeps that a family is told, once for each key, and brings the link that opens the clerk's own app. */
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

/** Where the days of a teacher are, by the Teacher ID. */
export const teacherAddress = (teacherID: string): string =>
  `/office/attendance?${inAddress({ tab: 'teacher', teacher: teacherID })}`;

export const teachersAddress = (day: string): string => `/office/attendance/teachers?${inAddress({ day })}`;

/** Where the register of a section in a month is. @param day from which somebody comes, and goes back to */
export const registerAddress = (section: ClassSection, month: string, day?: string): string =>
  `/office/attendance/register?${inAddress({ ...sectionIn(section), month, ...(day !== undefined && { day }) })}`;
