import { classLabel, fullName } from '@school/domain';
import { Alert, EmptyState, Skeleton, Stack } from '@school/ui';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../messages/messages';
import { FindStudent } from '../find-student/find-student';
import { UpdateStudent } from '../students/update-student';
import { useStudent } from '../students/use-students';

/** Finds a student by ID and shows the update form (section 2, Student service and Student edit/view). */
export function ProfileTab() {
  const { fees, service, students } = useMessages();
  const [query, setQuery] = useSearchParams();
  const studentID = query.get('studentID') ?? '';
  const found = useStudent(studentID);
  const [closed, setClosed] = useState<unknown>();

  const find = (wanted: string) => {
    setClosed(undefined);
    if (wanted === studentID) void found.refetch();
    else setQuery({ studentID: wanted });
  };

  return (
    <Stack>
      <FindStudent
        label={fees.find}
        placeholder={fees.findPlaceholder}
        submitLabel={fees.findButton}
        studentID={studentID}
        busy={found.isFetching}
        onFind={find}
      />
      {found.isError && closed !== found.error && (
        <Alert tone="danger" onClose={() => setClosed(found.error)}>
          {found.error.message}
        </Alert>
      )}
      {studentID === '' && (
        <EmptyState title={service.notYet} description={service.notYetText} icon={<UserPen />} />
      )}
      {found.isLoading && <Skeleton $height="20rem" />}
      {found.data && (
        <Stack>
          <div>
            <h2>{fullName(found.data)}</h2>
            <p>{students.idAndClass(found.data.studentID, classLabel(found.data.class))}</p>
          </div>
          <UpdateStudent key={found.data.studentID} student={found.data} />
        </Stack>
      )}
    </Stack>
  );
}
