import {
  classesOfMedium,
  fromRupees,
  fullName,
  hasStream,
  mediums,
  monthLabel,
  readmissionSchema,
  schoolClasses,
  sections,
  streams,
  type Readmission,
} from '@school/domain';
import { Button } from '@school/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import type { Student } from '../../api/types';
import { balanceShown, useWords } from '../../messages/words';
import { AskDialog, AskForm, type AskFormProps } from '../form/ask-dialog';
import { OptionSelect } from '../form/option-field';
import { useSends } from '../form/use-sends';
import { useStudentsMessages } from '../student/messages';
import { useReadmitStudent } from '../student/use-students';
import { useStudentProfileMessages } from './messages';

/** The field for the stream, shown only if the chosen class has streams (D16). */
function StreamField() {
  const { values } = useFormState<Partial<Record<string, string>>>({ subscription: { values: true } });
  const chosen = schoolClasses.find((one) => one === values['class']);
  if (chosen === undefined || !hasStream(chosen)) return undefined;
  return <OptionSelect name="stream" values={streams} />;
}

export interface ReadmitFormProps extends Pick<AskFormProps<Readmission>, 'onSend'> {
  readonly student: Pick<Student, 'studentID' | 'medium' | 'class' | 'section' | 'stream'>;
}

/** The form for a re-admission: the class and section that the student comes back to. */
export function ReadmitForm({ student, ...rest }: ReadmitFormProps) {
  const texts = useStudentProfileMessages();
  const { studentID, section, stream } = student;
  // A medium in an old record that no longer exists sets no limit.
  const medium = mediums.find((one) => one === student.medium);
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, class: student.class, section, stream }}
      schema={readmissionSchema}
      submitLabel={texts.readmit}
    >
      <OptionSelect name="class" values={classesOfMedium(medium)} />
      <OptionSelect name="section" values={sections} />
      <StreamField />
    </AskForm>
  );
}

/** Re-admits a student who has left, under the same ID (D22). */
export function ReadmitStudent({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  const texts = useStudentProfileMessages();
  const words = useWords();

  const readmit = useReadmitStudent();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const sends = useSends(close);
  const name = fullName(student);
  const { fees } = student;
  const text = fees
    ? texts.readmitText(
        student.studentID,
        monthLabel(fees.month, words.locale),
        balanceShown(fromRupees(fees.outstandingDue), words),
      )
    : students.feesUnknown;
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setAsking(true)}>
        {texts.readmit}
      </Button>
      {isAsking && (
        <AskDialog title={texts.readmitTitle(name)} text={text} onClose={close}>
          <ReadmitForm student={student} onSend={sends(readmit.send, () => texts.readmitted(name))} />
        </AskDialog>
      )}
    </>
  );
}
