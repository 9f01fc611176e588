import { useTexts } from '../../messages/use-texts';
import { findStudentEn } from './messages.en';

/** The texts of the box that finds a student. */
export const useFindStudentMessages = () => useTexts('findStudent', findStudentEn);
