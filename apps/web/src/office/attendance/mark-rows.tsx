import { attendanceStates } from '@school/domain';
import { Note } from '../list/cells';
import { useField } from 'react-final-form';
import styled from 'styled-components';
import { MarkChoice } from './mark-choice';
import { markName } from './mark-names';
import { useMarkedTexts } from './marked-text';
import type { Person } from './person';

/** Two columns where there is room, each read from top to bottom like the arrow keys move. */
const List = styled.ol`
  columns: 2 26rem;
  column-gap: ${({ theme }) => theme.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: ${({ theme }) => theme.space.xl} minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  padding-block: ${({ theme }) => theme.space.xxs};
  break-inside: avoid;
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: ${({ theme }) => theme.space.xl} minmax(0, 1fr);

    > :last-child {
      grid-column: 2;
    }
  }
`;

const Roll = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

function MarkRow({ person }: { readonly person: Person }) {
  const texts = useMarkedTexts();
  const { roll, key, name, note, corrected } = person;
  const { input } = useField<string>(markName(key));
  return (
    <Item>
      <Roll>{roll}</Roll>
      <span>
        {name}
        <Note>{note}</Note>
        {corrected && <Note>{texts.corrected(corrected)}</Note>}
      </span>
      <MarkChoice
        name={input.name}
        personName={name}
        value={attendanceStates.find((one) => one === input.value)}
        onChange={input.onChange}
      />
    </Item>
  );
}

/** The people to mark, each with the four marks. */
export function MarkRows({ people }: { readonly people: readonly Person[] }) {
  return (
    <List>
      {people.map((person) => (
        <MarkRow key={person.key} person={person} />
      ))}
    </List>
  );
}
