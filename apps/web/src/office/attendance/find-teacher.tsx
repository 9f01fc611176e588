import { teacherAttendanceSchema } from '@school/domain';
import { Form, SubmitButton, TextField } from '@school/ui';
import { Search } from 'lucide-react';
import { useRules } from '../../messages/words';
import { FindLine } from '../find-student/find-line';
import type { Typing } from '../list/use-text-in-address';
import { useAttendanceMessages } from './messages';

export interface FindTeacherProps {
  readonly teacher: string;
  readonly onFind: (teacher: string) => void;
  /** The text typed but not sent yet, here or in the box for a student. */
  readonly typing: Typing;
}

/** The box for a teacher's ID, which is taken as typed: it offers no matches. */
export function FindTeacher({ teacher, onFind, typing }: FindTeacherProps) {
  const words = useAttendanceMessages();
  const [typed, type] = typing;
  return (
    <Form
      initialValues={{ teacher: typed ?? teacher }}
      schema={useRules(teacherAttendanceSchema)}
      onSubmit={({ teacher: teacherID }) => {
        type(undefined);
        onFind(teacherID);
      }}
      aria-label={words.findButton}
    >
      <FindLine
        button={
          <SubmitButton variant="secondary" icon={<Search aria-hidden="true" />}>
            {words.findButton}
          </SubmitButton>
        }
      >
        <TextField
          name="teacher"
          label={words.find}
          autoComplete="off"
          maxLength={100}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </FindLine>
    </Form>
  );
}
