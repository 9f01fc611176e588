import type { Paise } from '@school/domain';
import styled from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';

export interface AmountInWordsProps {
  /** Paise, not negative. */
  readonly amount: Paise;
}

const Words = styled.strong`
  font-weight: ${({ theme }) => theme.font.weight.bold};
  overflow-wrap: anywhere;
`;

/** An amount as a receipt writes it out, in the language on screen: `Rupees three hundred only`. */
export function AmountInWords({ amount }: AmountInWordsProps) {
  const { amountInWords } = useKitMessages();
  return <Words>{amountInWords(amount)}</Words>;
}
