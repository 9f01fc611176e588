import { useTexts } from '../../messages/use-texts';

export const certificatesEn = {
  title: 'Transfer Certificates',
  list: 'Register of transfer certificates',
  filter: 'Find certificates',
  numberHint: 'Or the number at its end',
  anyState: 'All',
  none: 'No transfer certificate yet',
  noneText:
    'Issue a certificate from a student’s page or from Student Service. It then stays in this register.',
  noMatch: 'No certificate matches',
  failed: 'The certificates could not be loaded.',
  withDues: (amount: string) => `Dues ${amount}`,
  tooLong: (most: number) =>
    `Up to ${most} certificates can be printed. Narrow the search, or download the register.`,
  printed: (when: string, count: number) =>
    `Printed ${when}; ${count === 1 ? '1 certificate' : `${count} certificates`}`,

  issueTitle: (name: string) => `Transfer certificate of ${name}`,
  issueFailed: 'The certificate could not be prepared.',
  issuedAlready: (serial: string) => `A valid certificate is already issued for this leaving: ${serial}`,
  openIt: 'Open it',
  leavingText: 'Issuing it marks the student as left and takes them off lists and search.',
  isForLeaving: (day: string) => `The student left on ${day}. The certificate is for that leaving.`,
  issuedWithDues: 'In classes I to VIII the certificate is issued even with dues.',
  needsWord: 'Only an administrator can issue this certificate with dues, and must give a reason.',
  wordHint: 'Kept in the register and in the audit log',
  tcFee: 'Take the TC fee at the counter first',
  body: 'What the certificate says',
  bodyText: 'Filled from the record. Corrections here are printed; the record stays as it is.',
  rows: 'Scholar’s register: one row for each class',
  row: (number: number) => `Row ${number}`,
  addRow: 'Add a class',
  removeRow: (number: number) => `Remove row ${number}`,
  reasonHint: 'If empty, the reason for leaving above is used',
  parts: { leaving: 'Leaving', body: 'Certificate', rows: 'Register', foot: 'Issue' },
  submit: 'Issue certificate',
  issued: (serial: string) => `Certificate ${serial} is issued`,

  certificate: 'Transfer certificate',
  duplicate: 'Printed before: the next print says DUPLICATE.',
  isWithdrawn: (day: string, by: string, reason: string) => `Withdrawn on ${day} by ${by}: ${reason}`,
  stillLeft: 'The student is still marked as left, and can be re-admitted on the student’s page.',
  passed: (amount: string, reason: string) => `Issued with dues of ${amount}: ${reason}`,
  openStudent: 'Open the student',
  toRegister: 'Back to the register',
  held: 'Nothing was printed: this certificate has been withdrawn.',
  withdraw: 'Withdraw',
  withdrawTitle: (serial: string) => `Withdraw ${serial}?`,
  withdrawText:
    'The certificate stays in the register, marked as withdrawn. Its number is not used again. Ask the family to return the paper.',
  withdrawn: (serial: string) => `Certificate ${serial} is withdrawn`,
};

export const useCertificatesMessages = () => useTexts('certificates', certificatesEn);
