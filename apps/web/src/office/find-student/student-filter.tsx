import { studentIdSchema } from '@school/domain';
import { ComboBox, Field } from '@school/ui';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import type { ListFilter, OwnFilterProps } from '../list/list-filters';
import { useTyped } from '../list/use-typed';
import { useFindStudentMessages } from './messages';
import { useFinding } from './use-finding';

/** A list follows what can only be an ID: a name is one only to who looks for it in the list of matches. */
const isIdAlone = (text: string): boolean =>
  /\d/.test(text) && studentIdSchema.safeParse({ studentID: text }).success;

function StudentFilter({ name, label, value, onChange }: OwnFilterProps) {
  const { filterPlaceholder: placeholder } = useFindStudentMessages();
  const [error, setError] = useState<string>();
  const { typed, setTyped, text, keepNow } = useTyped(value, (wanted) => {
    if (wanted === '' || isIdAlone(wanted)) onChange(name, wanted);
  });
  const choose = (studentID: string) => {
    setTyped(studentID);
    onChange(name, studentID);
  };
  const { send, retyped, hasCome, box } = useFinding(text === value ? undefined : text, {
    take: ({ studentID }) => choose(studentID),
    find: choose,
  });
  const sendNow = () => setError(text === '' ? undefined : send(text));
  return (
    <Field label={label} error={error}>
      {(control) => (
        <ComboBox
          {...control}
          {...box}
          placeholder={placeholder}
          value={typed}
          maxLength={100}
          // Who pressed Enter before the matches were here chooses among them.
          startAt={hasCome ? 'first' : box.startAt}
          note={error === undefined ? box.note : undefined}
          onChange={(wanted) => {
            setTyped(wanted);
            setError(undefined);
            retyped();
          }}
          onBlur={keepNow}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.isDefaultPrevented()) sendNow();
          }}
        />
      )}
    </Field>
  );
}

/** The filter of a list for one student, which takes names, mobiles and receipts too and offers who is meant (D57). */
export function useStudentFilter(): ListFilter {
  const { labels } = useWords();
  return { name: 'studentID', label: labels.studentID, kind: 'own', Field: StudentFilter };
}
