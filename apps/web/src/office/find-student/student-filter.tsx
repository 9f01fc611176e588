import { ComboBox, Field } from '@school/ui';
import { useState, type FocusEvent } from 'react';
import { useWords } from '../../messages/words';
import type { ListFilter, OwnFilterProps } from '../list/list-filters';
import { useIsHere } from '../list/use-is-here';
import { canBeIdAlone } from './decide';
import { useFindStudentMessages } from './messages';
import { useFinding } from './use-finding';

export interface StudentFilterProps extends OwnFilterProps {
  /** Whether the list can be filtered by more than students: students are offered, but the text is used as it was typed. */
  readonly takesAll?: boolean | undefined;
  /** The placeholder, where the filter takes more than students. */
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
}

/** The student filter. The list follows a chosen student, not every number typed, which may be the beginning of a mobile. */
export function StudentFilter(props: StudentFilterProps) {
  const { filterPlaceholder } = useFindStudentMessages();
  const {
    name,
    label,
    value,
    onChange,
    takesAll = false,
    placeholder = filterPlaceholder,
    maxLength = 100,
  } = props;
  const isHere = useIsHere();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [lastValue, setLastValue] = useState(value);
  const choose = (studentID: string) => {
    setTyped(undefined);
    if (studentID !== value) onChange(name, studentID);
  };
  if (value !== lastValue) {
    setLastValue(value);
    setTyped(undefined);
  }
  const { retyped, hasCome, box, ...finding } = useFinding(typed, {
    take: ({ studentID }) => choose(studentID),
    find: choose,
  });
  const send = (sentText: string): string | undefined => {
    if (!takesAll) return finding.send(sentText);
    choose(sentText);
    return undefined;
  };
  const text = typed?.trim();
  const sendNow = () => setError(text === undefined ? undefined : send(text));
  const leave = (event: FocusEvent) => {
    // The box keeps the focus when another window comes to the front, and typing goes on in it later.
    if (document.activeElement === event.currentTarget || text === undefined) return;
    if ((takesAll || canBeIdAlone(text)) && isHere()) send(text);
    retyped();
    // A text that names no student is cleared, as the box tells whom the list is about.
    setTyped(undefined);
  };
  const shownError = typed === undefined ? undefined : error;
  return (
    <Field label={label} error={shownError}>
      {(control) => (
        <ComboBox
          {...control}
          {...box}
          placeholder={placeholder}
          value={typed ?? value}
          maxLength={maxLength}
          // If Enter was pressed before the matches arrived, the first match is marked to choose from.
          startAt={hasCome ? 'first' : box.startAt}
          note={shownError === undefined && !takesAll ? box.note : undefined}
          onChange={(newText) => {
            setTyped(newText);
            setError(undefined);
            retyped();
            if (newText.trim() === '') choose('');
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.isDefaultPrevented()) sendNow();
          }}
        />
      )}
    </Field>
  );
}

/** The filter of a list for one student, which takes names, mobiles and receipts too and offers the matching students (D57). */
export function useStudentFilter(): ListFilter {
  const { labels } = useWords();
  return { name: 'studentID', label: labels.studentID, kind: 'own', Field: StudentFilter };
}
