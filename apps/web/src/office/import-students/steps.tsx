import styled from 'styled-components';
import { useImportMessages } from './messages';

const steps = ['file', 'columns', 'preview', 'run'] as const;
export type Step = (typeof steps)[number];

const List = styled.ol`
  margin: 0;
  padding: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  list-style: none;
`;

const Item = styled.li`
  color: ${({ theme }) => theme.color.inkMuted};

  &[aria-current] {
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-decoration: underline;
    text-underline-offset: ${({ theme }) => theme.space.xxs};
  }
`;

/** Shows which of the four steps an import has reached. */
export function Steps({ step }: { readonly step: Step }) {
  const words = useImportMessages();
  return (
    <List aria-label={words.steps}>
      {steps.map((stepName, index) => (
        <Item key={stepName} aria-current={stepName === step ? 'step' : undefined}>
          {index + 1}. {words.step[stepName]}
        </Item>
      ))}
    </List>
  );
}
