import type { ReactNode } from 'react';
import { useForm } from 'react-final-form';
import styled, { createGlobalStyle } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';
import { Button } from '../button/button';
import { useAttentionCount } from './use-attention-count';

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  min-block-size: ${({ theme }) => theme.size.formBar};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  @media print {
    display: none;
  }
`;

const Attention = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.inkMuted};

  /* In line with the words above it, where it stands below them. */
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    button {
      padding-inline: 0;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};

  /* As wide as the bar: the thumb finds it at either side. */
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    inline-size: 100%;

    > * {
      flex: 1;
    }
  }
`;

// A field that takes the focus is scrolled to above the bar, not under it.
const RoomForBar = createGlobalStyle`
  html { scroll-padding-block-end: calc(${({ theme }) => theme.size.formBar} + ${({ theme }) => theme.space.l}); }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    html { scroll-padding-block-end: calc(2 * ${({ theme }) => theme.size.formBar} + ${({ theme }) => theme.space.xl}); }
  }
`;

export interface FormBarProps {
  /** Counted from the form when left out. */
  readonly attention?: number | undefined;
  readonly children: ReactNode;
}

export function FormBar({ attention, children }: FormBarProps) {
  const messages = useKitMessages();
  const form = useForm();
  const counted = useAttentionCount();
  const fields = attention ?? counted;
  return (
    <Bar>
      <RoomForBar />
      <Attention>
        <span role="status">{fields === 0 ? messages.allFilledIn : messages.attention(fields)}</span>
        {form.getState().hasValidationErrors === true && (
          // The main button may be disabled; sending an invalid form sends nothing but shows and focuses what is wrong.
          <Button type="submit" variant="quiet" formNoValidate>
            {messages.showFirstProblem}
          </Button>
        )}
      </Attention>
      <Actions>{children}</Actions>
    </Bar>
  );
}
