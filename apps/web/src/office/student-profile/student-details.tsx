import { dateLabel, type FieldGroup } from '@school/domain';
import { Card, DescriptionItem, DescriptionList, Heading, Stack, useKitMessages } from '@school/ui';
import { getIn } from 'final-form';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { ClassHistory } from './class-history';
import { useStudentsMessages } from '../student/messages';
import { allFields, type PlacedField } from '../student/placed-fields';
import { useStudentProfileMessages } from './messages';

/** Digits in groups, as they are read aloud: a mobile by five, an Adhaar by four. */
const grouped = (digits: string) =>
  digits.length === 12 ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : digits.replace(/^(\d{5})/, '$1 ');

interface GroupProps {
  readonly student: Student;
  readonly group: FieldGroup;
  readonly title: string;
}

function Group({ student, group, title }: GroupProps) {
  const texts = useStudentProfileMessages();
  const { locale } = useKitMessages();
  const { labels, options } = useWords();
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = options;
  const shown = ({ key, name, field }: PlacedField): string => {
    const value = getIn(student, name) as string | boolean | undefined;
    if (value === undefined || value === '') return texts.nothingKept;
    const text = String(value);
    if (field.control.kind === 'date') return dateLabel(text, locale);
    if (field.control.kind === 'text' && field.control.inputMode !== undefined) return grouped(text);
    return names[key]?.[text] ?? text;
  };
  const fields = allFields.filter(
    ({ field, name }) => field.group === group && (field.required || getIn(student, name) !== undefined),
  );
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="s">
        <Heading>{title}</Heading>
        <DescriptionList>
          {fields.map((one) => (
            <DescriptionItem key={one.key} label={labels[one.key]}>
              {shown(one)}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Stack>
    </Card>
  );
}

/** All that is kept of a student, to read: nothing can be changed by a slip of the hand. */
export function StudentDetails({ student }: { readonly student: Student }) {
  const students = useStudentsMessages();
  return (
    <Stack>
      <Group student={student} group="personal" title={students.personal} />
      <Group student={student} group="academic" title={students.academic} />
      <ClassHistory history={student.classHistory} />
    </Stack>
  );
}
