import { useTexts } from '../../messages/use-texts';
import { downloadEn } from './messages.en';

/** The texts of taking a list along as a file. */
export const useDownloadMessages = () => useTexts('download', downloadEn);
