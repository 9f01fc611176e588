import type { LeavingReason } from '@school/domain';
import type { CertificateAnswer, CertificateDraftAnswer } from '../certificates/certificates.answers';
import type { Counter } from './counter';
import type { DemoOffice } from './demo-office';
import { PRINCIPAL } from './people';
import type { Pupil } from './pupil';

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

/** Lets a pupil leave: pays what is due, issues the certificate (D65), and refunds what the school still holds. */
export async function leaveSchool(
  office: DemoOffice,
  counter: Counter,
  pupil: Pupil,
  day: string,
  reason: LeavingReason,
): Promise<void> {
  if (pupil.leftOn !== undefined) return;
  const { studentID } = pupil.child;
  await counter.settles(pupil);
  pupil.leftOn = day;
  const { certificate } = await issue(office, studentID, reason);
  // Now and then the name of the new school is wrong, and the certificate is issued again.
  if (Number(studentID) % 17 === 0) {
    await office.post(PRINCIPAL, `${PATH}/withdraw`, {
      serial: certificate.serial,
      reason: 'Conduct was wrong',
    });
    await issue(office, studentID, reason, { conduct: 'Very good' });
  }
  await counter.paysBack(pupil);
}

/** Marks a pupil as left who passed the last class and never came for the certificate. */
export async function goesWithoutPaper(office: DemoOffice, pupil: Pupil, day: string): Promise<void> {
  if (pupil.leftOn !== undefined) return;
  pupil.leftOn = day;
  const { studentID } = pupil.child;
  await office.remove(PRINCIPAL, '/api/office/deleteStudent', { studentID, leavingReason: 'completed' });
}
