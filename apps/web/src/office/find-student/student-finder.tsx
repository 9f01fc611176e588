import { foldStudentId } from '@school/domain';
import { Alert, Stack } from '@school/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../screen/loading';
import type { Typing } from '../list/use-text-in-address';
import { FindStudent } from './find-student';
import { useFindStudentMessages } from './messages';

/** The student ID in the address, or an empty text. */
export function useStudentIdInAddress(): string {
  return useSearchParams()[0].get('studentID') ?? '';
}

/** Counts the searches: emptying the address begins the next one, with an empty box that has the cursor. */
function useSearchCount(studentID: string): number {
  const [last, setLast] = useState({ studentID, count: 0 });
  if (last.studentID !== studentID)
    setLast({ studentID, count: studentID === '' ? last.count + 1 : last.count });
  return last.count;
}

/** The text typed in one search; the next search begins with none. */
function useTyping(search: number): Typing {
  const [typed, setTyped] = useState<{ readonly search: number; readonly text: string | undefined }>();
  const type = useCallback((text: string | undefined) => setTyped({ search, text }), [search]);
  return [typed?.search === search ? typed.text : undefined, type];
}

export interface StudentFinderProps {
  /** The query for the student that the address names. */
  readonly studentQuery: UseQueryResult;
  /** Shown while no student is asked for. */
  readonly empty: ReactNode;
  /** Whether the box takes the focus; not in a tab, where the arrow keys go on to the next. */
  readonly autoFocus?: boolean | undefined;
  /** The typed text that was not sent yet, where it is kept elsewhere. */
  readonly typing?: Typing | undefined;
  readonly children: ReactNode;
}

/** The search box, its refusal in a dismissible alert, and the student found below (4.10). */
export function StudentFinder({ studentQuery, empty, autoFocus, typing, children }: StudentFinderProps) {
  const words = useFindStudentMessages();
  const studentID = useStudentIdInAddress();
  const [query, setQuery] = useSearchParams();
  const searchCount = useSearchCount(studentID);
  const tab = query.get('tab');
  const [dismissedError, setDismissedError] = useState<unknown>();
  const ownTyping = useTyping(searchCount);
  const usedTyping = typing ?? ownTyping;
  const [typed] = usedTyping;
  const isOther = typed !== undefined && foldStudentId(typed.trim()) !== foldStudentId(studentID);

  const find = (foundID: string) => {
    const isSame = foundID === studentID;
    setDismissedError(undefined);
    if (isSame) void studentQuery.refetch();
    setQuery({ ...(tab !== null && { tab }), studentID: foundID }, { replace: isSame });
  };

  return (
    <Stack>
      <FindStudent
        key={searchCount}
        label={words.label}
        placeholder={words.placeholder}
        submitLabel={words.submit}
        studentID={studentID}
        busy={studentQuery.isFetching}
        autoFocus={autoFocus}
        onFind={find}
        typing={usedTyping}
      />
      {studentQuery.isError && dismissedError !== studentQuery.error && (
        <Alert tone="danger" onClose={() => setDismissedError(studentQuery.error)}>
          {studentQuery.error.message}
        </Alert>
      )}
      {(studentID === '' || isOther) && empty}
      {studentQuery.isLoading && <Loading />}
      {/* Hidden while another student is being typed, so that nobody pays for the wrong one; restoring the text shows it. */}
      <div hidden={isOther}>{children}</div>
    </Stack>
  );
}
