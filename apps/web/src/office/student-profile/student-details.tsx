import type { FieldGroup } from '@school/domain';
import { Card, DescriptionItem, DescriptionList, Heading, Stack } from '@school/ui';
import { getIn } from 'final-form';
import type { Student } from '../../api/types';
import { AdhaarNumber } from './adhaar-number';
import { ClassHistory } from './class-history';
import { useWords } from '../../messages/words';
import { allFields } from '../student/placed-fields';
import { useShownField } from '../student/use-shown-field';
import { useStudentsMessages } from '../student/messages';

interface GroupProps {
  readonly student: Student;
  readonly group: FieldGroup;
  readonly title: string;
}

function Group({ student, group, title }: GroupProps) {
  const { labels } = useWords();
  const fieldText = useShownField(student);
  const fields = allFields.filter(
    ({ key, field, name }) =>
      field.group === group &&
      (field.required || key === 'familyLanguage' || getIn(student, name) !== undefined),
  );
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="s">
        <Heading>{title}</Heading>
        <DescriptionList>
          {fields.map((placed) => (
            <DescriptionItem key={placed.key} label={labels[placed.key]}>
              {placed.key === 'adhaarNumber' && student.adhaarNumber !== '' ? (
                // Mounted again when another desk changes the student, as the number shown may be out of date.
                <AdhaarNumber
                  key={student.revision}
                  studentID={student.studentID}
                  masked={fieldText(placed)}
                />
              ) : (
                fieldText(placed)
              )}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Stack>
    </Card>
  );
}

/** All data of a student, read-only, so that nothing is changed by accident. */
export function StudentDetails({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  return (
    <Stack>
      <Group student={student} group="personal" title={students.personal} />
      <Group student={student} group="academic" title={students.academic} />
      <ClassHistory stays={student.classStays} />
    </Stack>
  );
}
