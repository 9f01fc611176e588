import styled from 'styled-components';
import { useMessages } from '../messages/messages';
import { look, useLook } from './look';
import { looks } from './look-store';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

const Choice = styled.button`
  min-inline-size: ${({ theme }) => theme.size.target};
  min-block-size: ${({ theme }) => theme.size.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &[aria-pressed='true'] {
    border-block-end: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.accent};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  &:focus-visible {
    outline-color: currentcolor;
  }
`;

/** The choice of light, dark, or the device's look: at the foot of every page, kept for the next visit. */
export function LookChoice() {
  const { look: words } = useMessages();
  const { look: chosenLook } = useLook();
  return (
    <Group role="group" aria-label={words.label}>
      {looks.map((one) => (
        <Choice key={one} type="button" aria-pressed={one === chosenLook} onClick={() => look.choose(one)}>
          {words[one]}
        </Choice>
      ))}
    </Group>
  );
}
