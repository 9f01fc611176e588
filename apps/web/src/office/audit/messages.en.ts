/** Every text of the audit log in English. */
export const auditEn = {
  text: 'Who did what to whom, when and from where. Nothing in it can be changed or removed.',
  list: 'Audit log',
  filter: 'Find in the audit log',
  anything: 'Everything',
  about: 'About',
  feeChanges: 'Fee changes',
  details: 'Details',
  closeDetails: 'Close the details',
  from: 'From where',
  subjectHint: 'A student ID or a login id',
  nobody: 'Nobody signed in',
  none: 'Nothing is in the audit log yet',
  noMatch: 'Nothing in the audit log matches',
  failed: 'The audit log could not be loaded.',
};

/** The shape that the other language has to fill. */
export type AuditMessages = typeof auditEn;
