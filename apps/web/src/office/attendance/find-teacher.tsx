import { teacherAttendanceSchema } from '@school/domain';
import { Form, SubmitButton, TextField } from '@school/ui';
import { Search } from 'lucide-react';
import { useRules } from '../../messages/words';
import { FindLine } from '../find-student/find-line';
import { useAttendanceMessages } from './messages';

export interface FindTeacherProps {
  readonly teacher: string;
  readonly onFind: (teacher: string) => void;
}

/** The box for a teacher's ID, which is taken as it is typed: it offers no students. */
export function FindTeacher({ teacher, onFind }: FindTeacherProps) {
  const words = useAttendanceMessages();
  return (
    <Form
      initialValues={{ teacher }}
      schema={useRules(teacherAttendanceSchema)}
      onSubmit={({ teacher: wanted }) => {
        onFind(wanted);
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
        <TextField name="teacher" label={words.find} autoComplete="off" maxLength={100} />
      </FindLine>
    </Form>
  );
}
