import { LONGEST_OCCASION, occasionKinds, schoolCodes } from '@school/domain';
import { DateField, SelectField, TextareaField, TextField } from '@school/ui';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { ClassesField } from '../form/classes-field';
import { OptionRadios } from '../form/option-field';
import { useCalendarMessages } from './messages';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.s};

  /* A date does not fit into half the width of a phone. */
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The fields of a holiday, an examination or an event. */
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
      <OptionRadios name="occasionKind" values={occasionKinds} />
      <Pair>
        <DateField name="firstDay" label={labels.firstDay} required />
        <DateField name="lastDay" label={labels.lastDay} required />
      </Pair>
      <SelectField
        name="branch"
        label={labels.branch}
        options={[{ value: '', label: words.bothBranches }, ...optionsOf(schoolCodes, options.branchCode)]}
      />
      <ClassesField hint={words.classesHint} />
      <TextareaField name="note" label={labels.note} rows={2} maxLength={LONGEST_OCCASION.note} />
    </>
  );
}
