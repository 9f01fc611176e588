import { useTexts } from '../../messages/use-texts';
import { familyEn } from './messages.en';

/** The texts of a family at the counter. */
export const useFamilyMessages = () => useTexts('family', familyEn);
