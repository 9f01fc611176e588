/**
 * The keys under which the web app keeps the answers it has read. Listed here are the beginnings that several rooms share, since
 * a change in one room outdates answers read in another; a shorter key names all that begin with it.
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
