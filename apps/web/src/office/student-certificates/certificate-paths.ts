import { profileOf } from '../student/profile-of';

/** The address of a certificate, where it is printed or withdrawn. */
export const certificatePath = (serial: string) =>
  `/office/certificates/one?${new URLSearchParams({ serial }).toString()}`;

/** The address where a student's certificate is filled in and issued. */
export const issuePath = (studentID: string) => `${profileOf({ studentID })}/certificate`;
