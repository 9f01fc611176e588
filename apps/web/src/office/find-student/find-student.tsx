import { studentBoxSchema } from '@school/domain';
import { Button, Form, type SubmitOutcome } from '@school/ui';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRules } from '../../messages/words';
import type { Typing } from '../list/use-text-in-address';
import { FindLine } from './find-line';
import { StudentBox, type StudentBoxHandle } from './student-box';

export interface FindStudentProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly submitLabel: string;
  readonly studentID: string;
  readonly busy?: boolean | undefined;
  /** Takes the focus unless told otherwise. */
  readonly autoFocus?: boolean | undefined;
  readonly onFind: (studentID: string) => void;
  /** The typed text that was not sent yet; without it, the box keeps the text to itself. */
  readonly typing?: Typing | undefined;
}

/** The box for one student and its button, as several office screens have it (section 2, D57). */
export function FindStudent({
  label,
  placeholder,
  submitLabel,
  studentID,
  busy = false,
  autoFocus,
  onFind,
  typing,
}: FindStudentProps) {
  const ownTyping = useState<string>();
  const usedTyping = typing ?? ownTyping;
  const [typed] = usedTyping;
  const box = useRef<StudentBoxHandle>(null);
  return (
    <Form
      initialValues={{ studentID }}
      schema={useRules(studentBoxSchema)}
      onSubmit={({ studentID: text }): SubmitOutcome => box.current?.send(text)}
      aria-label={submitLabel}
    >
      <FindLine
        button={
          // Once a student is found, the page's main action belongs to that student.
          <Button
            type="submit"
            variant={studentID === '' ? 'primary' : 'secondary'}
            // A text typed meanwhile means another student, whom the next Enter asks for.
            loading={busy && typed === undefined}
            icon={<Search aria-hidden="true" />}
          >
            {submitLabel}
          </Button>
        }
      >
        <StudentBox
          ref={box}
          label={label}
          placeholder={placeholder}
          autoFocus={autoFocus}
          onFind={onFind}
          studentID={studentID}
          typing={usedTyping}
        />
      </FindLine>
    </Form>
  );
}
