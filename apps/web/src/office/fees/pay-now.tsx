import { formatRupees, type Paise } from '@school/domain';
import { Button, Kbd, VisuallyHidden } from '@school/ui';
import type { Ref } from 'react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import { waiting } from '../form/use-read-first';
import { useFeesMessages } from './messages';

const PayLine = styled.div`
  scroll-margin-block-end: ${({ theme }) => theme.space.m};
`;

export interface PayNowProps {
  /** Whether Enter takes the amount, as the figures have been on screen long enough. */
  readonly isReady: boolean;
  /** A sum of more than one month that has not been on screen long enough yet. */
  readonly sumToRead: Paise | undefined;
  readonly ref: Ref<HTMLDivElement>;
}

/** The pay button. It stays enabled while the amount is wrong, as pressing it shows the error (section 5), and in sight of it. */
export function PayNow({ isReady, sumToRead, ref }: PayNowProps) {
  const fees = useFeesMessages();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const isWaiting = sumToRead !== undefined;
  return (
    <PayLine ref={ref}>
      <Button type="submit" block loading={submitting} {...(isWaiting && waiting)}>
        {isWaiting ? fees.checkAmount(formatRupees(sumToRead)) : fees.pay}
        {isReady && <Kbd shortcut="Enter" />}
      </Button>
    </PayLine>
  );
}

export interface HeardOfSumProps {
  /** The amount if it is more than one month's, otherwise undefined. */
  readonly sum: Paise | undefined;
  readonly isRead: boolean;
}

/** Tells screen readers that Pay Now waits, once however often the sum changes, and when it no longer waits. */
export function HeardOfSum({ sum, isRead }: HeardOfSumProps) {
  const fees = useFeesMessages();
  return (
    <VisuallyHidden role="status">
      {sum !== undefined && (isRead ? fees.isRead(formatRupees(sum)) : fees.isToBeRead)}
    </VisuallyHidden>
  );
}
