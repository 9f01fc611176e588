import { dateLabel, schoolDate } from '@school/domain';
import { Alert, useKitMessages } from '@school/ui';
import { PageLink } from '../../screen/page-link';
import { useStudentsMessages } from './messages';
import { profileOf } from './profile-of';

export interface LeftAlertProps {
  readonly studentID: string;
  /** When the student left, as the server says it. */
  readonly leftAt: string;
  /** Where the student's fees are taken, which is what can be done still (D44). */
  readonly atCounter?: boolean | undefined;
}

/** Who was found has left: since when, and where the record and the re-admission are (D22). */
export function LeftAlert({ studentID, leftAt, atCounter = false }: LeftAlertProps) {
  const students = useStudentsMessages();
  const { locale } = useKitMessages();
  return (
    <Alert tone="warning" title={students.leftOn(dateLabel(schoolDate(new Date(leftAt)), locale))}>
      {atCounter && `${students.leftOwes} `}
      <PageLink to={profileOf({ studentID })}>{students.openStudent}</PageLink>
    </Alert>
  );
}
