import { foldStudentId } from '@school/domain';
import { Alert, Stack } from '@school/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../screen/loading';
import type { Typing } from '../list/use-text-in-address';
import { FindStudent } from './find-student';
import { useFindStudentMessages } from './messages';

/** The Student ID that the address names, or an empty text. */
export function useStudentIdInAddress(): string {
  return useSearchParams()[0].get('studentID') ?? '';
}

/** Counts the searches: the next one begins when the address is emptied, with an empty box that has the cursor. */
function useSearchCount(studentID: string): number {
  const [last, setLast] = useState({ studentID, count: 0 });
  if (last.studentID !== studentID)
    setLast({ studentID, count: studentID === '' ? last.count + 1 : last.count });
  return last.count;
}

/** What is typed in one search; the next one begins with nothing typed. */
function useTyping(search: number): Typing {
  const [typed, setTyped] = useState<{ readonly search: number; readonly text: string | undefined }>();
  const type = useCallback((text: string | undefined) => setTyped({ search, text }), [search]);
  return [typed?.search === search ? typed.text : undefined, type];
}

export interface StudentFinderProps {
  /** The query for the student that the address names. */
  readonly found: UseQueryResult;
  /** Shown while no student is asked for. */
  readonly empty: ReactNode;
  /** Whether the box takes the focus; not in a tab, where the arrow keys go on to the next. */
  readonly autoFocus?: boolean | undefined;
  /** What is typed and was not sent yet, where it is kept elsewhere. */
  readonly typing?: Typing | undefined;
  readonly children: ReactNode;
}

/** The search, its refusal in a dismissible alert, and below it whoever was found (4.10). */
export function StudentFinder({ found, empty, autoFocus, typing, children }: StudentFinderProps) {
  const words = useFindStudentMessages();
  const studentID = useStudentIdInAddress();
  const [query, setQuery] = useSearchParams();
  const searches = useSearchCount(studentID);
  const tab = query.get('tab');
  const [closed, setClosed] = useState<unknown>();
  const own = useTyping(searches);
  const [typed] = typing ?? own;
  const isOther = typed !== undefined && foldStudentId(typed.trim()) !== foldStudentId(studentID);

  const find = (wanted: string) => {
    const isSame = wanted === studentID;
    setClosed(undefined);
    if (isSame) void found.refetch();
    setQuery({ ...(tab !== null && { tab }), studentID: wanted }, { replace: isSame });
  };

  return (
    <Stack>
      <FindStudent
        key={searches}
        label={words.label}
        placeholder={words.placeholder}
        submitLabel={words.submit}
        studentID={studentID}
        busy={found.isFetching}
        autoFocus={autoFocus}
        onFind={find}
        typing={typing ?? own}
      />
      {found.isError && closed !== found.error && (
        <Alert tone="danger" onClose={() => setClosed(found.error)}>
          {found.error.message}
        </Alert>
      )}
      {(studentID === '' || isOther) && empty}
      {found.isLoading && <Loading />}
      {/* Nobody is paid for, or changed, while another one is being typed; with the text put back, all is as it was. */}
      <div hidden={isOther}>{children}</div>
    </Stack>
  );
}
