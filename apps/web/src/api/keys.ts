/**
 * What the web app has read is kept under keys. Here are those that more than one room begins a key with, as a change in one
 * outdates what another has read: a shorter key names all that begins with it. Others stand beside the call that they are of.
 */
export const keys = {
  attendance: ['attendance'],
  dashboard: ['dashboard'],
  feeTables: ['fee-tables'],
  heads: ['heads'],
  staff: ['staff'],
  signIns: ['sign-ins'],
  schoolDetails: ['school-details'],
  students: ['students'],
  subjects: ['subjects'],
  counter: ['counter'],
  family: ['counter', 'family'],
  receipts: ['receipts'],
  certificates: ['certificates'],
  exams: ['exams'],
  pictures: ['picture'],
} as const;
