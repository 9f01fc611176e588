import { useTexts } from '../../messages/use-texts';
import { studentsEn } from './messages.en';

/** The texts of registration, the list and the page of a student. */
export const useStudentsMessages = () => useTexts('students', studentsEn);
