import type { Paise } from '@school/domain';
import styled from 'styled-components';
import { useSchoolMessages } from '../messages/school-messages';
import type { OuterProps } from '../../theme/outer-props';

export interface AmountInWordsProps extends OuterProps<'span'> {
  /** Paise, not negative. */
  readonly amount: Paise;
}

const Words = styled.strong`
  font-weight: ${({ theme }) => theme.font.weight.bold};
  overflow-wrap: anywhere;
`;

/** An amount as a receipt writes it out, in the language on screen: `Rupees three hundred only`. */
export function AmountInWords({ amount, ...outer }: AmountInWordsProps) {
  const { amountInWords } = useSchoolMessages();
  return <Words {...outer}>{amountInWords(amount)}</Words>;
}
