import { fullName } from '@school/domain';
import { Card, Grid, Heading, Stack } from '@school/ui';
import styled from 'styled-components';
import type { Student } from '../../api/types';
import { useStoredPicture } from '../../api/use-picture';
import { useWords } from '../../messages/words';
import { LoadFailed } from '../../screen/loading';
import { useStudentProfileMessages } from './messages';

/** A document in its own proportions, neither stretched to the card nor cropped. */
const Picture = styled.img`
  display: block;
  align-self: start;
  max-inline-size: 100%;
  max-block-size: ${({ theme }) => theme.size.column};
  object-fit: contain;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.paper};
`;

interface DocumentProps {
  readonly title: string;
  readonly id: string | undefined;
  readonly alt: string;
}

function Document({ title, id, alt }: DocumentProps) {
  const students = useStudentProfileMessages();
  const { url, isGone, error, refetch } = useStoredPicture(id);
  return (
    <Card>
      <Stack gap="s">
        <Heading>{title}</Heading>
        {(id === undefined || isGone) && <p>{students.notGiven}</p>}
        {url !== undefined && <Picture src={url} alt={alt} />}
        {error && !isGone && <LoadFailed query={{ error, refetch }} />}
      </Stack>
    </Card>
  );
}

/** The documents handed in with the registration. */
export function StudentDocuments({ student }: { readonly student: Student }) {
  const students = useStudentProfileMessages();
  const { labels } = useWords();
  const name = fullName(student);
  return (
    <Grid columns={2}>
      <Document
        title={labels.profilePictureRef}
        id={student.profilePictureRef}
        alt={students.photoOf(name)}
      />
      <Document title={labels.signatureRef} id={student.signatureRef} alt={students.signatureOf(name)} />
    </Grid>
  );
}
