import { typedMark, type AttendanceState } from '@school/domain';
import { Button, Field, Row, SearchInput, Stack, Text } from '@school/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-final-form';
import { useWords } from '../../messages/words';
import { markName } from './mark-names';
import { useAttendanceMessages } from './messages';
import type { Person } from './person';

/** The number of matches offered; to find another, type on. */
const MOST_OFFERED = 6;

const nameOf = ({ roll, name }: Person) => `${String(roll)} ${name}`;

export interface QuickMarkProps {
  readonly people: readonly Person[];
  /** Says what may be typed. */
  readonly hint: string;
}

/**
 * Marks everybody who is not present in a section of otherwise present people: type a roll number, a scholar number or a name,
 * then Enter. Enter in the empty box goes on to Save, or to the reason that it waits for.
 */
export function QuickMark({ people, hint }: QuickMarkProps) {
  const words = useAttendanceMessages();
  const { options } = useWords();
  const form = useForm();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A user choosing the day or section by keyboard keeps the focus there while the new rows load.
    if (document.activeElement?.matches('input, select') !== true)
      box.current?.focus({ preventScroll: true });
  }, []);
  const [text, setText] = useState('');
  const [statusText, setStatusText] = useState('');
  const typedName = typedMark(text, people);
  const offered = typedName.people.length > 1 ? typedName.people.slice(0, MOST_OFFERED) : [];

  const mark = (person: Person, attendance: AttendanceState) => {
    form.change(markName(person.key), attendance);
    setStatusText(`${nameOf(person)}: ${options.attendance[attendance]}`);
    setText('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Only the button submits the form.
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() === '') {
      const element = box.current?.form;
      // Save takes no focus while it is disabled: an invalid form sends nothing, but focuses the missing reason.
      if (form.getState().hasValidationErrors === true) element?.requestSubmit();
      else element?.querySelector<HTMLButtonElement>('[data-save]')?.focus();
      return;
    }
    const [person] = typedName.people;
    if (typedName.people.length === 1 && person) mark(person, typedName.attendance);
    else setStatusText(typedName.people.length === 0 ? words.nobody(text.trim()) : words.several);
  };
  return (
    <Stack gap="xs">
      <Field label={words.quick} hint={hint}>
        {(control) => (
          <SearchInput
            {...control}
            ref={box}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {offered.length > 0 && (
        <Row gap="xs">
          {offered.map((person) => (
            <Button
              key={person.key}
              size="s"
              variant="secondary"
              onClick={() => mark(person, typedName.attendance)}
            >
              {nameOf(person)}
            </Button>
          ))}
        </Row>
      )}
      <Text size="s" role="status">
        {statusText}
      </Text>
    </Stack>
  );
}
