import { Alert, Skeleton, Stack } from '@school/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FindStudent } from './find-student';
import { useFindStudentMessages } from './messages';

/** The Student ID that the address names, or an empty text. */
export function useStudentIdInAddress(): string {
  return useSearchParams()[0].get('studentID') ?? '';
}

export interface StudentFinderProps {
  /** The query for the student that the address names. */
  readonly found: UseQueryResult;
  /** Shown while no student is asked for. */
  readonly empty: ReactNode;
  /** Whether the box takes the focus; not in a tab, where the arrow keys go on to the next. */
  readonly autoFocus?: boolean | undefined;
  readonly children: ReactNode;
}

/** The search, its refusal in a dismissible alert, and below it whoever was found (section 4, Fees). */
export function StudentFinder({ found, empty, autoFocus, children }: StudentFinderProps) {
  const words = useFindStudentMessages();
  const studentID = useStudentIdInAddress();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab');
  const [closed, setClosed] = useState<unknown>();

  const find = (wanted: string) => {
    setClosed(undefined);
    if (wanted === studentID) void found.refetch();
    else setQuery({ ...(tab !== null && { tab }), studentID: wanted });
  };

  return (
    <Stack>
      <FindStudent
        label={words.label}
        placeholder={words.placeholder}
        submitLabel={words.submit}
        studentID={studentID}
        busy={found.isFetching}
        autoFocus={autoFocus}
        onFind={find}
      />
      {found.isError && closed !== found.error && (
        <Alert tone="danger" onClose={() => setClosed(found.error)}>
          {found.error.message}
        </Alert>
      )}
      {studentID === '' && empty}
      {found.isLoading && <Skeleton $height="20rem" />}
      {children}
    </Stack>
  );
}
