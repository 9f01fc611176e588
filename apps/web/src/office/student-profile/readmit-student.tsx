import {
  classesOfMedium,
  formatRupees,
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
import { Button, useKitMessages } from '@school/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import type { Student } from '../../api/types';
import { AskDialog, AskForm, type AskFormProps } from '../form/ask-dialog';
import { OptionSelect } from '../form/option-field';
import { useSends } from '../form/use-sends';
import { useStudentsMessages } from '../student/messages';
import { useReadmitStudent } from '../student/use-students';
import { useStudentProfileMessages } from './messages';

/** Asked only where the class that is chosen has streams (D16). */
function StreamField() {
  const { values } = useFormState<Partial<Record<string, string>>>({ subscription: { values: true } });
  const chosen = schoolClasses.find((one) => one === values['class']);
  if (chosen === undefined || !hasStream(chosen)) return undefined;
  return <OptionSelect name="stream" of={streams} />;
}

export interface ReadmitFormProps extends Pick<AskFormProps<Readmission>, 'onSend'> {
  readonly student: Pick<Student, 'studentID' | 'medium' | 'class' | 'section' | 'stream'>;
}

/** Into which class and section a student comes back. */
export function ReadmitForm({ student, ...rest }: ReadmitFormProps) {
  const texts = useStudentProfileMessages();
  const { studentID, section, stream } = student;
  // A medium of an old record that there is not any more limits nothing.
  const medium = mediums.find((one) => one === student.medium);
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, class: student.class, section, stream }}
      schema={readmissionSchema}
      submitLabel={texts.readmit}
    >
      <OptionSelect name="class" of={classesOfMedium(medium)} />
      <OptionSelect name="section" of={sections} />
      <StreamField />
    </AskForm>
  );
}

/** Takes a student back who has left, under the same ID (D22). */
export function ReadmitStudent({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  const texts = useStudentProfileMessages();
  const { locale } = useKitMessages();

  const readmit = useReadmitStudent();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const sends = useSends(close);
  const name = fullName(student);
  const { fees } = student;
  const text = fees
    ? texts.readmitText(
        student.studentID,
        monthLabel(fees.month, locale),
        formatRupees(fromRupees(fees.outstandingDue)),
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
