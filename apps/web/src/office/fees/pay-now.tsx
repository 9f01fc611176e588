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
  /** Enter takes the amount: the figures stand there for long enough. */
  readonly isReady: boolean;
  /** A sum of more than one month that was not in sight for long enough yet. */
  readonly toRead: Paise | undefined;
  readonly ref: Ref<HTMLDivElement>;
}

/** Not disabled while the amount is wrong: pressing it says what is wrong (section 5). In sight together with the amount. */
export function PayNow({ isReady, toRead, ref }: PayNowProps) {
  const fees = useFeesMessages();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const isWaiting = toRead !== undefined;
  return (
    <PayLine ref={ref}>
      <Button type="submit" block loading={submitting} {...(isWaiting && waiting)}>
        {isWaiting ? fees.lookAt(formatRupees(toRead)) : fees.pay}
        {isReady && <Kbd shortcut="Enter" />}
      </Button>
    </PayLine>
  );
}

export interface HeardOfSumProps {
  /** The amount, where it is more than one month's. */
  readonly sum: Paise | undefined;
  readonly isRead: boolean;
}

/** The same for those who listen: that Pay Now waits, once however often the sum changes, and when it waits no longer. */
export function HeardOfSum({ sum, isRead }: HeardOfSumProps) {
  const fees = useFeesMessages();
  return (
    <VisuallyHidden role="status">
      {sum !== undefined && (isRead ? fees.isRead(formatRupees(sum)) : fees.isToBeRead)}
    </VisuallyHidden>
  );
}
