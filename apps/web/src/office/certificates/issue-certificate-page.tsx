import {
  choiceLabel,
  fullName,
  schoolClasses,
  schoolDate,
  stayOn,
  toRupees,
  type SchoolClass,
  type ScholarRow,
} from '@school/domain';
import { Alert, PageHeader, Stack, useToast } from '@school/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { NewCertificateRequest } from '../../api/types';
import { useWords } from '../../messages/words';
import { useIsAdmin } from '../../session/session';
import { LoadFailed, Loading } from '../../screen/loading';
import { PageButton, PageLink } from '../../screen/page-link';
import { Failed, useRefusal } from '../../screen/failed';
import { useStudentsMessages } from '../student/messages';
import { profileOf } from '../student/profile-of';
import { useStudent } from '../student/use-students';
import { WithFees, type StudentWithFees } from '../student/with-fees';
import { certificatePath } from '../student-certificates/certificate-paths';
import { CertificateForm, type FilledCertificate } from './certificate-form';
import { useCertificatesMessages } from './messages';
import { useCertificateDraft, useIssueCertificate } from './use-certificate';

/** The submitted values as the call takes them. */
function requestOf({ duesSeen: _, rows, ...filled }: FilledCertificate): NewCertificateRequest {
  const { outstandingDue, remark = null, duesReason = null, ...rest } = filled;
  return {
    ...rest,
    remark,
    duesReason,
    outstandingDue: toRupees(outstandingDue),
    ...(rows && { rows: rows.map(rowOf) }),
  };
}

const rowOf = (row: ScholarRow) => ({
  class: row.class,
  admittedOn: row.admittedOn ?? null,
  promotedOn: row.promotedOn ?? null,
  removedOn: row.removedOn ?? null,
  cause: row.cause ?? null,
  session: row.session ?? null,
  conduct: row.conduct ?? null,
  work: row.work ?? null,
});

/** The class that decides whether dues hold it back: a student promoted in March is not in the new class yet (D65, D70). */
function classOn(day: string, { classStays, class: classNow }: StudentWithFees): SchoolClass {
  const stay = stayOn(classStays, day);
  return schoolClasses.find((one) => one === stay?.class) ?? classNow;
}

/** Fills in and issues the certificate of one student, who leaves the school with it (D65). */
export function IssueCertificatePage() {
  const words = useCertificatesMessages();
  const students = useStudentsMessages();
  const { options } = useWords();
  const { studentID = '' } = useParams();
  const isAdmin = useIsAdmin();
  const { showToast } = useToast();
  const student = useStudent(studentID);
  const [today] = useState(() => schoolDate(new Date()));
  const [leftOn, setLeftOn] = useState(today);
  const draftOfToday = useCertificateDraft(studentID, today);
  const draft = useCertificateDraft(studentID, leftOn);
  const issue = useIssueCertificate();
  const [serial, setSerial] = useState<string>();
  const { failed, onSubmit } = useRefusal(async (filled: FilledCertificate) => {
    const answer = await issue.send(requestOf(filled));
    if (!answer.ok) return answer.error;
    showToast(words.issued(answer.value.certificate.serial));
    setSerial(answer.value.certificate.serial);
    return undefined;
  });
  const profile = profileOf({ studentID });
  const title = student.data ? words.issueTitle(fullName(student.data)) : words.certificate;
  const back = <PageButton to={profile}>{words.openStudent}</PageButton>;
  // Only after the form is gone, because it would ask whether the typed text may be lost.
  if (serial !== undefined) return <Navigate to={certificatePath(serial)} replace />;
  const error = student.error ?? draftOfToday.error;
  // A day on which nobody can leave is reported at its field, and the other values stay.
  const lastDraft = draft.data ?? draftOfToday.data;
  if (!student.data || !lastDraft)
    return error ? (
      <Stack>
        <PageHeader title={title} actions={back} />
        <LoadFailed
          title={words.issueFailed}
          query={{ error, refetch: () => Promise.all([student.refetch(), draftOfToday.refetch()]) }}
        />
      </Stack>
    ) : (
      <Loading />
    );
  const { issued, left } = lastDraft;
  return (
    <Stack>
      <PageHeader
        title={title}
        description={students.idAndClass(
          student.data.studentID,
          choiceLabel(options.class, student.data.place.class),
        )}
        actions={back}
      />
      {issued === undefined ? (
        <WithFees student={student.data}>
          {(studentWithFees) => (
            <CertificateForm
              studentID={studentWithFees.studentID}
              class={classOn(left?.on ?? leftOn, studentWithFees)}
              draft={lastDraft}
              isAdmin={isAdmin}
              onLeftOn={setLeftOn}
              onSubmit={onSubmit}
            >
              <Failed {...failed} />
            </CertificateForm>
          )}
        </WithFees>
      ) : (
        <Alert tone="info" title={words.issuedAlready(issued)}>
          <PageLink to={certificatePath(issued)}>{words.openIt}</PageLink>
        </Alert>
      )}
    </Stack>
  );
}
