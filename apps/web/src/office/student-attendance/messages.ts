import { useTexts } from '../../messages/use-texts';
import { studentAttendanceEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly studentAttendance: typeof studentAttendanceEn;
  }
}

/** The texts of a student's own days. */
export const useStudentAttendanceMessages = () => useTexts('studentAttendance', studentAttendanceEn);
