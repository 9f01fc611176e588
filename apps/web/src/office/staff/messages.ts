import { useTexts } from '../../messages/use-texts';
import { staffEn } from './messages.en';

/** The texts of the Staff screen. */
export const useStaffMessages = () => useTexts('staff', staffEn);
