import { useTexts } from '../../messages/use-texts';

export const studentCertificatesEn = {
  title: 'Transfer certificates',
  none: 'No transfer certificate has been issued.',
  failed: 'The certificates could not be loaded.',
  issue: 'Issue transfer certificate',
  issueText: 'The student leaves with it. Every field is filled from the record; you can correct it first.',
  issuedOn: (day: string) => `Issued on ${day}`,
  record: 'Print the whole record',
  notYet: 'Find a student for a transfer certificate',
  notYetText:
    'Type the Student ID, a name or a mobile number and press Enter. Students who have left can be found too.',
};

export const useStudentCertificatesMessages = () => useTexts('studentCertificates', studentCertificatesEn);
