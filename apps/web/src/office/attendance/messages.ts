import { useTexts } from '../../messages/use-texts';
import { attendanceEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly attendance: typeof attendanceEn;
  }
}

/** The texts of Attendance. */
export const useAttendanceMessages = () => useTexts('attendance', attendanceEn);
