import { useEffect, type ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import styled, { createGlobalStyle, css } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';
import { Button } from '../button/button';
import { countErrors } from './form-errors';
import { FormParts, type FormPart } from './form-parts';
import { footBarLook } from '../theme/foot-bar-look';
import { inLowWindow } from '../theme/low-window';
import type { OuterProps } from '../theme/outer-props';

/** The number of fields of the surrounding form that are in error, whether the error is shown yet or not. */
function useAttentionCount(): number {
  const { errors, submitErrors, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, dirtySinceLastSubmit: true },
  });
  const errorCount = countErrors(errors);
  return errorCount > 0 || dirtySinceLastSubmit === true ? errorCount : countErrors(submitErrors);
}

const Bar = styled.div`
  ${footBarLook}
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  min-block-size: ${({ theme }) => theme.size.formBar};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
`;

const Attention = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.inkMuted};

  /* Below the words, the button is aligned with them. */
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    row-gap: 0;

    button {
      min-block-size: ${({ theme }) => theme.size.controlSmall};
      padding: 0;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};

  /* As wide as the bar, so that either thumb reaches it. */
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    inline-size: 100%;

    > * {
      flex: 1;
    }
  }
`;

/** A line of its own above the rest of the bar, low enough to leave room for the fields. */
const Note = styled.div`
  flex: 1 0 100%;
  min-inline-size: 0;
  max-block-size: 40vh;
  overflow-y: auto;

  /* An empty note takes no line and no gap. */
  &:empty {
    position: absolute;
  }
`;

/** The height of a note of three or four lines. */
const NOTE_ROOM = '11rem';

// A focused field is scrolled to above the bar, not under it.
const RoomForBar = createGlobalStyle<{ readonly $more: string }>`
  html { scroll-padding-block-end: calc(${({ theme }) => theme.size.formBar} + ${({ theme }) => theme.space.l} + ${({ $more }) => $more}); }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    html { scroll-padding-block-end: calc(2 * ${({ theme }) => theme.size.formBar} + ${({ theme }) => theme.space.xl} + ${({ $more }) => $more}); }
  }

  ${inLowWindow(css`
    html {
      scroll-padding-block-end: auto;
    }
  `)}
`;

export interface FormBarProps extends OuterProps {
  /** The parts of a long form; the bar counts the open fields of each and leads to it. */
  readonly parts?: readonly FormPart[] | undefined;
  /** A finding about the typed values, always in view; it moves no field when it appears. Null while there is none. */
  readonly note?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The bar at the foot of a long form: the number of fields that need attention, the way to each part, and the buttons. */
export function FormBar({ parts, note, children, ...outer }: FormBarProps) {
  const messages = useKitMessages();
  const form = useForm();
  const attentionCount = useAttentionCount();
  const hasNote = note !== undefined && note !== null;
  useEffect(() => {
    const typedIn = document.activeElement;
    if (!hasNote || typedIn === null) return;
    // Only a focused field that is in view is scrolled up when the note appears: a user who reads another part of the page, such
    // as the reason why nothing was saved, is not moved.
    const { top, bottom } = typedIn.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) typedIn.scrollIntoView({ block: 'nearest' });
  }, [hasNote]);
  return (
    <Bar {...outer}>
      <RoomForBar $more={note === undefined ? '0px' : NOTE_ROOM} />
      {/* The space and the live region exist before the note, so that it covers no field and is read out when it appears. */}
      {note !== undefined && <Note aria-live="polite">{note}</Note>}
      <Attention>
        <span role="status">
          {attentionCount === 0 ? messages.allFilledIn : messages.attention(attentionCount)}
        </span>
        {form.getState().hasValidationErrors === true && (
          // The main button may be disabled; submitting an invalid form sends nothing, but shows and focuses the first error.
          <Button type="submit" variant="quiet" formNoValidate>
            {messages.showFirstProblem}
          </Button>
        )}
      </Attention>
      {parts !== undefined && <FormParts parts={parts} />}
      <Actions>{children}</Actions>
    </Bar>
  );
}
