import { dateLabel, schoolDate } from '@school/domain';
import { Alert, useKitMessages } from '@school/ui';
import { PageLink } from '../../screen/page-link';
import { useStudentsMessages } from './messages';
import { profileOf } from './profile-of';

export interface LeftAlertProps {
  readonly studentID: string;
  /** The date of leaving as the server sends it. */
  readonly leftAt: string;
  /** Whether the alert is at the counter, where the student's fees can still be taken (D44). */
  readonly atCounter?: boolean | undefined;
}

/** Tells since when a student has left, with links to the record and the re-admission (D22). */
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
