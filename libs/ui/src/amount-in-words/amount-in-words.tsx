import { amountInWords, type Paise } from '@school/domain';
import styled from 'styled-components';

export interface AmountInWordsProps {
  /** Paise, not negative. */
  readonly amount: Paise;
}

const Words = styled.strong`
  font-weight: ${({ theme }) => theme.font.weight.bold};
  overflow-wrap: anywhere;
`;

/** An amount as a receipt writes it out: `Rupees three hundred only`. */
export function AmountInWords({ amount }: AmountInWordsProps) {
  return <Words>{amountInWords(amount)}</Words>;
}
