import type { Paise } from '@school/domain';
import styled from 'styled-components';
import { useSchoolMessages } from '../messages/school-messages';
import type { OuterProps } from '../../theme/outer-props';

export interface AmountInWordsProps extends OuterProps<'span'> {
  /** The amount in paise; not negative. */
  readonly amount: Paise;
}

const Words = styled.strong`
  font-weight: ${({ theme }) => theme.font.weight.bold};
  overflow-wrap: anywhere;
`;

/** An amount in words, as on a receipt, in the language on screen: `Rupees three hundred only`. */
export function AmountInWords({ amount, ...outer }: AmountInWordsProps) {
  const { amountInWords } = useSchoolMessages();
  return <Words {...outer}>{amountInWords(amount)}</Words>;
}
