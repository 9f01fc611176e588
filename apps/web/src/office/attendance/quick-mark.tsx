import { typedMark, type AttendanceState } from '@school/domain';
import { Button, Field, Row, SearchInput, Stack, Text } from '@school/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-final-form';
import { useWords } from '../../messages/words';
import { markName } from './mark-names';
import { useAttendanceMessages } from './messages';
import type { PupilOfDay } from './use-attendance';

/** So many are offered where several match; whoever means another types on. */
const MOST_OFFERED = 6;

const nameOf = ({ roll, studentName }: PupilOfDay) => `${String(roll)} ${studentName}`;

export interface QuickMarkProps {
  readonly pupils: readonly PupilOfDay[];
}

/**
 * All are present, and who is not is typed: a roll number, a scholar number or a name, and Enter. Enter in the empty box goes on
 * to Save.
 */
export function QuickMark({ pupils }: QuickMarkProps) {
  const words = useAttendanceMessages();
  const { options } = useWords();
  const form = useForm();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const meant = typedMark(text, pupils);
  const offered = meant.pupils.length > 1 ? meant.pupils.slice(0, MOST_OFFERED) : [];

  const mark = (pupil: PupilOfDay, attendance: AttendanceState) => {
    form.change(markName(pupil.studentID), attendance);
    setSaid(`${nameOf(pupil)}: ${options.attendance[attendance]}`);
    setText('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form is sent by its button alone.
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() === '') {
      box.current?.form?.querySelector<HTMLButtonElement>('[data-save]')?.focus();
      return;
    }
    const [pupil] = meant.pupils;
    if (meant.pupils.length === 1 && pupil) mark(pupil, meant.attendance);
    else setSaid(meant.pupils.length === 0 ? words.nobody(text.trim()) : words.several);
  };
  return (
    <Stack gap="xs">
      <Field label={words.quick} hint={words.quickHint}>
        {(control) => (
          <SearchInput
            {...control}
            ref={box}
            autoFocus
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {offered.length > 0 && (
        <Row gap="xs">
          {offered.map((pupil) => (
            <Button
              key={pupil.studentID}
              size="s"
              variant="secondary"
              onClick={() => mark(pupil, meant.attendance)}
            >
              {nameOf(pupil)}
            </Button>
          ))}
        </Row>
      )}
      <Text size="s" role="status">
        {said}
      </Text>
    </Stack>
  );
}
