import type { LeavingReason } from '@school/domain';
import type { CertificateAnswer, CertificateDraftAnswer } from '../certificates/certificates.answers';
import type { Counter } from './counter';
import type { DemoOffice } from './demo-office';
import { PRINCIPAL } from './people';
import type { Student } from './student';

const PATH = '/api/office/certificates';

async function issue(
  office: DemoOffice,
  studentID: string,
  leavingReason: LeavingReason,
  corrected: object = {},
) {
  const { fields, rows, money, left } = await office.get<CertificateDraftAnswer>(
    PRINCIPAL,
    `${PATH}/draft?studentID=${studentID}`,
  );
  const { outstandingDue } = money;
  return office.post<CertificateAnswer>(PRINCIPAL, PATH, {
    studentID,
    fields: { ...fields, ...corrected },
    rows,
    outstandingDue,
    ...(left === undefined && { leavingReason }),
    ...(outstandingDue > 0 && { duesReason: 'The family pays in instalments' }),
  });
}

/** Lets a student leave: pays what is due, issues the certificate (D65), and refunds what the school still holds. */
export async function leaveSchool(
  office: DemoOffice,
  counter: Counter,
  student: Student,
  day: string,
  reason: LeavingReason,
): Promise<void> {
  if (student.leftOn !== undefined) return;
  const { studentID } = student.child;
  await counter.settles(student);
  student.leftOn = day;
  const { certificate } = await issue(office, studentID, reason);
  // Now and then the name of the new school is wrong, and the certificate is issued again.
  if (Number(studentID) % 17 === 0) {
    await office.post(PRINCIPAL, `${PATH}/withdraw`, {
      serial: certificate.serial,
      reason: 'Conduct was wrong',
    });
    await issue(office, studentID, reason, { conduct: 'Very good' });
  }
  await counter.paysBack(student);
}

/** Marks a student as left who passed the last class and never came for the certificate. */
export async function goesWithoutPaper(office: DemoOffice, student: Student, day: string): Promise<void> {
  if (student.leftOn !== undefined) return;
  student.leftOn = day;
  const { studentID } = student.child;
  await office.remove(PRINCIPAL, '/api/office/deleteStudent', { studentID, leavingReason: 'completed' });
}
