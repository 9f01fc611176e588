import { LONGEST_EXAM, MOST_EXAM_SUBJECTS, schoolClasses, schoolCodes } from '@school/domain';
import {
  Button,
  DateField,
  errorOf,
  FieldGroup,
  FormRow,
  FormSection,
  IconButton,
  RadioGroupField,
  Row,
  Stack,
  TextField,
} from '@school/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { ClassesField } from '../form/classes-field';
import { focusOnMount } from '../../screen/focus-on-mount';
import { useSubjects } from '../subjects/use-subjects';
import { useResultMessages } from './messages';

/** A subject in the form, where numbers are texts while they are typed. */
export interface SubjectForm {
  readonly key?: string;
  readonly name: string;
  readonly maximum: string | number;
  readonly weight: string | number;
}

export const newSubject = (name = ''): SubjectForm => ({ name, maximum: '100', weight: '1' });

/** A line with name, maximum, weight and the remove button; on a phone the name is above the rest. */
const SubjectLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.s};
  align-items: start;

  > :last-child {
    margin-block-start: ${({ theme }) => theme.space.l};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Offers to take over the subjects of the first chosen class (D64). */
function ClassSubjects({ onTake }: { readonly onTake: (names: readonly string[]) => void }) {
  const words = useResultMessages();
  const { options } = useWords();
  const branch = useField<string>('branch', { subscription: { value: true } }).input.value;
  const classes: unknown = useField<unknown>('classes', { subscription: { value: true } }).input.value;
  const firstClass = schoolClasses.find((one) => Array.isArray(classes) && classes.includes(one));
  const classSubjects = useSubjects().data?.find((one) => one.branch === branch && one.class === firstClass);
  if (firstClass === undefined || classSubjects === undefined) return null;
  return (
    <Button variant="secondary" onClick={() => onTake(classSubjects.subjects)}>
      {words.takeSubjects(options.class[firstClass])}
    </Button>
  );
}

function SubjectsField() {
  const words = useResultMessages();
  const { labels } = useWords();
  const form = useForm();
  const { input, meta } = useField<readonly SubjectForm[]>('subjects', { isEqual: isSame });
  const subjects: readonly SubjectForm[] = Array.isArray(input.value) ? input.value : [];
  const setSubjects = (next: readonly SubjectForm[]) => form.change('subjects', next);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The line added last, which takes the focus: it appears above the button and may push that out of the window. */
  const [addedIndex, setAddedIndex] = useState<number>();
  return (
    <FieldGroup label={labels.subjects} required error={errorOf(meta)}>
      {() => (
        <Stack gap="s">
          {subjects.map((subject, index) => (
            <SubjectLine key={index} role="group" aria-label={words.subjectNo(index + 1)}>
              <TextField
                ref={index === addedIndex ? focusOnMount : undefined}
                name={`subjects.${index}.name`}
                label={labels.subject}
                required
                maxLength={LONGEST_EXAM.subject}
                autoComplete="off"
              />
              <TextField
                name={`subjects.${index}.maximum`}
                label={labels.maximum}
                required
                inputMode="numeric"
                maxLength={4}
              />
              <TextField
                name={`subjects.${index}.weight`}
                label={labels.weight}
                required
                inputMode="numeric"
                maxLength={2}
              />
              <IconButton
                label={words.removeSubject(subject.name || words.subjectNo(index + 1))}
                icon={<Trash2 />}
                disabled={subjects.length === 1}
                onClick={() => {
                  setSubjects(subjects.filter((_, otherIndex) => otherIndex !== index));
                  setAddedIndex(undefined);
                  addButton.current?.focus();
                }}
              />
            </SubjectLine>
          ))}
          <Row>
            {subjects.length < MOST_EXAM_SUBJECTS && (
              <Button
                ref={addButton}
                variant="secondary"
                icon={<Plus aria-hidden="true" />}
                onClick={() => {
                  setSubjects([...subjects, newSubject()]);
                  setAddedIndex(subjects.length);
                }}
              >
                {words.addSubject}
              </Button>
            )}
            <ClassSubjects
              onTake={(names) => {
                const filledSubjects = subjects.filter(({ key, name }) => key !== undefined || name !== '');
                const newNames = names.filter((name) => !filledSubjects.some((one) => one.name === name));
                setSubjects([...filledSubjects, ...newNames.map(newSubject)].slice(0, MOST_EXAM_SUBJECTS));
              }}
            />
          </Row>
        </Stack>
      )}
    </FieldGroup>
  );
}

/** The fields of an exam: its classes, its dates and its subjects. */
export function ExamFields() {
  const words = useResultMessages();
  const { labels, options } = useWords();
  return (
    <>
      <FormSection title={words.examDetails} description={words.newText}>
        <TextField
          name="name"
          label={labels.name}
          hint={words.nameHint}
          required
          autoFocus
          maxLength={LONGEST_EXAM.name}
          autoComplete="off"
        />
        <DateField name="firstDay" label={labels.firstDay} required />
        <DateField name="lastDay" label={labels.lastDay} required />
        <RadioGroupField
          name="branch"
          label={labels.branch}
          required
          options={optionsOf(schoolCodes, options.branchCode)}
        />
        <FormRow>
          <ClassesField required />
        </FormRow>
      </FormSection>
      <FormSection title={labels.subjects} description={words.subjectsText}>
        <FormRow>
          <SubjectsField />
        </FormRow>
      </FormSection>
    </>
  );
}
