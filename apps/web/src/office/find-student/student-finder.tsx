import { foldStudentId } from '@school/domain';
import { Alert, Stack } from '@school/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../list/loading';
import type { Typing } from '../list/use-text-in-address';
import { FindStudent } from './find-student';
import { useFindStudentMessages } from './messages';

/** The Student ID that the address names, or an empty text. */
export function useStudentIdInAddress(): string {
  return useSearchParams()[0].get('studentID') ?? '';
}

/** How often the address was emptied: each time the next one is looked for, in a box that is empty and has the cursor. */
function useRounds(studentID: string): number {
  const [last, setLast] = useState({ studentID, rounds: 0 });
  if (last.studentID !== studentID)
    setLast({ studentID, rounds: studentID === '' ? last.rounds + 1 : last.rounds });
  return last.rounds;
}

/** What is typed in one round; the next one begins with nothing typed. */
function useTyping(round: number): Typing {
  const [kept, setKept] = useState<{ readonly round: number; readonly text: string | undefined }>();
  const type = useCallback((text: string | undefined) => setKept({ round, text }), [round]);
  return [kept?.round === round ? kept.text : undefined, type];
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

/** The search, its refusal in a dismissible alert, and below it whoever was found (section 4, Fees). */
export function StudentFinder({ found, empty, autoFocus, typing, children }: StudentFinderProps) {
  const words = useFindStudentMessages();
  const studentID = useStudentIdInAddress();
  const [query, setQuery] = useSearchParams();
  const rounds = useRounds(studentID);
  const tab = query.get('tab');
  const [closed, setClosed] = useState<unknown>();
  const own = useTyping(rounds);
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
        key={rounds}
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
