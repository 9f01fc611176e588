import { profileOf } from '../student/profile-of';

/** Where a certificate is opened, to be printed or withdrawn. */
export const certificatePath = (serial: string) =>
  `/office/certificates/one?${new URLSearchParams({ serial }).toString()}`;

/** Where a certificate of a student is filled in and issued. */
export const issuePath = (studentID: string) => `${profileOf({ studentID })}/certificate`;
