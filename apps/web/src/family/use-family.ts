import type { components } from '@school/api-client';
import type { FamilyPassword } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { publicSite } from '../api/public-site';
import { calls, valueOf } from '../api/school-api';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';

type Schemas = components['schemas'];

export type Fees = Schemas['OwnFees'];
export type OwnReceipt = Schemas['OwnReceipt'];
export type OwnResult = Schemas['OwnResult'];
export type OwnOccasion = Schemas['OwnOccasion'];

const KEY = ['family'] as const;

export const useChild = () =>
  useRead([...KEY, 'student'], (signal) => valueOf(calls.GET('/api/family/student', { signal })));

/** The fees due, how to pay them, and the payments made. */
export const useFees = () =>
  useRead([...KEY, 'fees'], (signal) => valueOf(calls.GET('/api/family/fees', { signal })));

/** The attendance of this session, day by day. */
export const useAttendance = () =>
  useRead([...KEY, 'attendance'], (signal) => valueOf(calls.GET('/api/family/attendance', { signal })));

/** The results of the published exams, the latest first. */
export const useResults = () =>
  useRead([...KEY, 'results'], (signal) => valueOf(calls.GET('/api/family/results', { signal })));

export const useWeek = () =>
  useRead([...KEY, 'week'], (signal) => valueOf(calls.GET('/api/family/timeTable', { signal })));

/** The calendar entries of this session for the branch and the class. */
export const useCalendar = () =>
  useRead([...KEY, 'calendar'], (signal) => valueOf(calls.GET('/api/family/calendar', { signal })));

/** The school's public news (D93). */
export const useNews = () =>
  useQuery({
    ...publicSite,
    select: ({ news }) => news,
  });

/** Sets the family's own password; the answer has a new token for this phone, as the earlier ones are void. */
export const useSetPassword = () =>
  useChange([], (body: FamilyPassword) => calls.POST('/api/family/password', { body }));
