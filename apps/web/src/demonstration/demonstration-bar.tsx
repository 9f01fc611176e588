import styled from 'styled-components';
import { useMessages } from '../messages/messages';
import { useIsDemonstration } from '../program/demonstration';

const Strip = styled.p`
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.warning};
  background: ${({ theme }) => theme.color.warningTint};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-align: center;
`;

/** Says at the top of each screen of a demonstration that nothing is real; shows nothing in a real office. */
export function DemonstrationBar() {
  const { demonstration } = useMessages();
  return useIsDemonstration() ? <Strip data-demonstration="">{demonstration}</Strip> : null;
}
