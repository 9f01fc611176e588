import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import { CircleCheck, CircleSlash } from 'lucide-react';
import styled from 'styled-components';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ theme }) => theme.size.column}), 1fr));
  gap: ${({ theme }) => theme.space.m};

  /* The page resets the margins of everything in it. */
  && {
    margin-block: ${({ theme }) => `${theme.space.m} ${theme.space.xl}`};
  }
`;

const Side = styled.section<{ $tone: 'success' | 'warning' }>`
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border-inline-start: ${({ theme }) => theme.border.accent} solid ${({ theme, $tone }) => theme.color[$tone]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $tone }) => theme.color[`${$tone}Tint`]};
  color: ${({ theme }) => theme.color.ink};

  p {
    margin-block: ${({ theme }) => theme.space.xxs};
    color: inherit;
  }

  code {
    background: ${({ theme }) => theme.color.paper};
    color: inherit;
  }
`;

const Heading = styled.div<{ $tone: 'success' | 'warning' }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-weight: ${({ theme }) => theme.font.weight.bold};

  svg {
    inline-size: ${({ theme }) => theme.size.icon};
    block-size: ${({ theme }) => theme.size.icon};
  }
`;

interface UsageText {
  readonly when: string;
  readonly whenNot: string;
}

const isUsage = (value: unknown): value is UsageText =>
  typeof value === 'object' && value !== null && 'when' in value && 'whenNot' in value;

/** Shows `parameters.usage` of the story file: when to use the component, and when another one. */
export function Usage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage: unknown = preparedMeta.parameters['usage'];
  if (!isUsage(usage)) return null;
  return (
    <Pair>
      <Side $tone="success">
        <Heading $tone="success">
          <CircleCheck aria-hidden="true" />
          When to use it
        </Heading>
        <Markdown>{usage.when}</Markdown>
      </Side>
      <Side $tone="warning">
        <Heading $tone="warning">
          <CircleSlash aria-hidden="true" />
          When not
        </Heading>
        <Markdown>{usage.whenNot}</Markdown>
      </Side>
    </Pair>
  );
}
