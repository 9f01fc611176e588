import { classesOfMedium, hasStream, studentOf, sections, streams, type Planned } from '@school/domain';
import { Select } from '@school/ui';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { useNewSessionMessages } from './messages';
import type { StudentToMove } from './use-new-session';

const Places = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};

  select {
    min-block-size: ${({ theme }) => theme.size.target};
    padding-block: 0;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    flex-wrap: wrap;
  }
`;

export interface PlaceChoiceProps {
  readonly student: StudentToMove;
  readonly name: string;
  readonly planned: Planned;
  readonly onChange: (planned: Planned) => void;
}

const find = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((one) => one === value);

/** The class, section and stream in the new session for a promoted student; a detained one keeps the class. */
export function PlaceChoice({ student, name, planned, onChange }: PlaceChoiceProps) {
  const words = useNewSessionMessages();
  const { options } = useWords();
  const { decision, class: newClass, section, stream } = planned;
  if (decision !== 'promote' && decision !== 'detain') return null;
  const classes = classesOfMedium(studentOf(student)?.medium).filter((one) => one !== student.class);
  return (
    <Places>
      {decision === 'promote' && (
        <Select
          aria-label={words.classOf(name)}
          options={optionsOf(classes, options.class)}
          value={newClass ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...planned, class: find(classes, value) })}
        />
      )}
      <Select
        aria-label={words.sectionOf(name)}
        options={optionsOf(sections, options.section)}
        value={section ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...planned, section: find(sections, value) })}
      />
      {newClass && hasStream(newClass) && (
        <Select
          aria-label={words.streamOf(name)}
          aria-invalid={!stream}
          options={optionsOf(streams, options.stream)}
          value={stream ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...planned, stream: find(streams, value) })}
        />
      )}
    </Places>
  );
}
