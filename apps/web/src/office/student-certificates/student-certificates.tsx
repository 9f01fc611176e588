import { dateLabel, schoolDate, type RegisteredCertificate } from '@school/domain';
import { Badge, Card, Heading, Row, Stack } from '@school/ui';
import { ScrollText, UserRound } from 'lucide-react';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { useRights } from '../../session/use-rights';
import { QueryView } from '../../screen/query-view';
import { PageButton, PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';
import { certificatePath, issuePath } from './certificate-paths';
import { useStudentCertificatesMessages } from './messages';
import { useStudentCertificates } from './use-student-certificates';

function CertificateList({ certificates }: { readonly certificates: readonly RegisteredCertificate[] }) {
  const words = useStudentCertificatesMessages();
  const { options, locale } = useWords();
  if (certificates.length === 0) return <p>{words.none}</p>;
  return (
    <Stack as="ul" gap="xs">
      {certificates.map(({ serial, state, issuedAt }) => (
        <li key={serial}>
          <Row>
            <PageLink to={certificatePath(serial)}>{serial}</PageLink>
            <span>{words.issuedOn(dateLabel(schoolDate(issuedAt), locale))}</span>
            {state === 'withdrawn' && <Badge tone="danger">{options.certificateState.withdrawn}</Badge>}
          </Row>
        </li>
      ))}
    </Stack>
  );
}

/** The papers that a student takes along: the transfer certificates, and the whole record (D65, D69). */
export function StudentCertificates({ student }: { readonly student: Pick<Student, 'studentID'> }) {
  const words = useStudentCertificatesMessages();
  const { studentID } = student;
  const mayIssue = useRights().includes('students');
  // If there is already a valid one for this leaving, the form says so.
  return (
    <Card as="section" aria-label={words.title}>
      <Stack>
        <Heading>{words.title}</Heading>
        <QueryView query={useStudentCertificates(studentID)} failed={words.failed}>
          {(certificates) => <CertificateList certificates={certificates} />}
        </QueryView>
        {mayIssue && <p>{words.issueText}</p>}
        <Row>
          {mayIssue && (
            <PageButton variant="primary" to={issuePath(studentID)}>
              <ScrollText aria-hidden="true" />
              {words.issue}
            </PageButton>
          )}
          <PageButton to={`${profileOf(student)}/record`}>
            <UserRound aria-hidden="true" />
            {words.record}
          </PageButton>
        </Row>
      </Stack>
    </Card>
  );
}
