/** Every text of the audit log in English. */
export const auditEn = {
  text: 'Who did what to whom, when and from where. Nothing in it can be changed or removed.',
  list: 'Audit log',
  filter: 'Find in the audit log',
  from: 'From',
  to: 'To',
  anyone: 'Everybody',
  anything: 'Everything',
  subjectHint: 'A student ID or a login id',
  find: 'Find',
  clear: 'Clear',
  nobody: 'Nobody signed in',
  noneYet: 'Nothing is in the audit log yet',
  noMatch: 'Nothing in the audit log matches',
  noMatchText: 'Change or clear what you are looking for.',
  failed: 'The audit log could not be loaded.',
  count: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  more: (count: number) => `${count} more`,
};

/** The shape that the other language has to fill. */
export type AuditMessages = typeof auditEn;
