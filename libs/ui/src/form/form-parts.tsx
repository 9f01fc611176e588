import { getIn } from 'final-form';
import { CircleCheck } from 'lucide-react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';
import { countErrors } from './form-errors';

export interface FormPart {
  /** The `id` of the part's `FormSection`. */
  readonly id: string;
  /** One or two words, as several parts share one line. */
  readonly title: string;
  /** The names of the fields in this part. */
  readonly fields: readonly string[];
}

/** On a narrow screen only the total has room; the parts would take a second line from the fields. */
const Parts = styled.nav`
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: none;
  }
`;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Part = styled.button<{ readonly $isDone: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  min-block-size: ${({ theme }) => theme.size.target};
  padding-inline: ${({ theme }) => theme.space.xs};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $isDone }) => ($isDone ? theme.color.successTint : theme.color.canvas)};
  color: ${({ theme, $isDone }) => ($isDone ? theme.color.success : theme.color.ink)};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  cursor: pointer;

  small {
    font-size: inherit;
    color: ${({ theme, $isDone }) => ($isDone ? theme.color.success : theme.color.inkMuted)};
    font-variant-numeric: tabular-nums;
  }

  svg {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;

/** The progress of each part of a long form, with a button that leads to it. */
export function FormParts({ parts }: { readonly parts: readonly FormPart[] }) {
  const { partsOfForm, partDone, partLeft } = useKitMessages();
  const { errors } = useFormState({ subscription: { errors: true } });
  return (
    <Parts aria-label={partsOfForm}>
      <List>
        {parts.map(({ id, title, fields }) => {
          const fieldsInError = fields.filter((name) => countErrors(getIn(errors ?? {}, name)) > 0).length;
          const isDone = fieldsInError === 0;
          return (
            <li key={id}>
              <Part type="button" $isDone={isDone} onClick={() => document.getElementById(id)?.focus()}>
                {title}
                {isDone ? (
                  <CircleCheck role="img" aria-label={partDone} />
                ) : (
                  <small>{partLeft(fieldsInError)}</small>
                )}
              </Part>
            </li>
          );
        })}
      </List>
    </Parts>
  );
}
