import { Alert, EmptyState, PageHeader, Skeleton, Stack } from '@school/ui';
import { IndianRupee } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../messages/messages';
import { FindStudent } from '../find-student/find-student';
import { Counter } from './counter';
import { useStudentAtCounter } from './use-fees';

/** Fees and payment: find a student, see the due, take the money, print (section 2, Accounts). */
export function AccountsPage() {
  const { fees } = useMessages();
  const [query, setQuery] = useSearchParams();
  const studentID = query.get('studentID') ?? '';
  const found = useStudentAtCounter(studentID);
  const [closed, setClosed] = useState<unknown>();

  const find = (wanted: string) => {
    setClosed(undefined);
    if (wanted === studentID) void found.refetch();
    else setQuery({ studentID: wanted });
  };

  return (
    <Stack>
      <PageHeader title={fees.title} />
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
        <EmptyState title={fees.notYet} description={fees.notYetText} icon={<IndianRupee />} />
      )}
      {found.isLoading && <Skeleton $height="20rem" />}
      {found.data && !found.isError && (
        <Counter
          key={found.data.student.studentID}
          found={found.data}
          onChanged={() => found.refetch()}
          onNext={() => setQuery({})}
        />
      )}
    </Stack>
  );
}
