import {
  LONGEST_OCCASION,
  occasionKinds,
  schoolClasses,
  schoolCodes,
  type SchoolClass,
} from '@school/domain';
import {
  Checkbox,
  DateField,
  FieldGroup,
  RadioGroupField,
  SelectField,
  TextareaField,
  TextField,
} from '@school/ui';
import { useField } from 'react-final-form';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { useCalendarMessages } from './messages';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.s};
`;

const Classes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ theme }) => theme.space.xxxl}, 1fr));
  gap: ${({ theme }) => theme.space.xxs};
`;

const isSame = (one: readonly SchoolClass[] = [], other: readonly SchoolClass[] = []) =>
  one.toSorted().join() === other.toSorted().join();

function ClassesField() {
  const words = useCalendarMessages();
  const { labels, options } = useWords();
  const { input } = useField<readonly SchoolClass[] | undefined>('classes', { isEqual: isSame });
  const chosen: readonly SchoolClass[] = Array.isArray(input.value) ? input.value : [];
  return (
    <FieldGroup label={labels.classes} hint={words.classesHint}>
      {() => (
        <Classes>
          {schoolClasses.map((one) => (
            <Checkbox
              key={one}
              label={options.class[one]}
              checked={chosen.includes(one)}
              onChange={(checked) =>
                input.onChange(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
            />
          ))}
        </Classes>
      )}
    </FieldGroup>
  );
}

/** What is asked of a holiday, an examination or an event. */
export function OccasionFields() {
  const words = useCalendarMessages();
  const { labels, options } = useWords();
  return (
    <>
      <TextField
        name="title"
        label={labels.title}
        required
        autoFocus
        maxLength={LONGEST_OCCASION.title}
        autoComplete="off"
      />
      <RadioGroupField
        name="occasionKind"
        label={labels.occasionKind}
        required
        options={optionsOf(occasionKinds, options.occasionKind)}
      />
      <Pair>
        <DateField name="firstDay" label={labels.firstDay} required />
        <DateField name="lastDay" label={labels.lastDay} required />
      </Pair>
      <SelectField
        name="branch"
        label={labels.branch}
        options={[{ value: '', label: words.bothBranches }, ...optionsOf(schoolCodes, options.branchCode)]}
      />
      <ClassesField />
      <TextareaField name="note" label={labels.note} rows={2} maxLength={LONGEST_OCCASION.note} />
    </>
  );
}
