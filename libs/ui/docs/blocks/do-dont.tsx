import { Unstyled } from '@storybook/addon-docs/blocks';
import { CircleCheck, CircleSlash } from 'lucide-react';
import styled from 'styled-components';
import { Sheet } from './sheet';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ theme }) => theme.size.column}), 1fr));
  gap: ${({ theme }) => theme.space.m};
`;

const Side = styled.section<{ $tone: 'success' | 'danger' }>`
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border-block-start: ${({ theme }) => theme.border.accent} solid ${({ theme, $tone }) => theme.color[$tone]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $tone }) => theme.color[`${$tone}Tint`]};

  ul {
    margin: 0;
    padding-inline-start: ${({ theme }) => theme.space.m};
  }

  li + li {
    margin-block-start: ${({ theme }) => theme.space.xxs};
  }
`;

const Heading = styled.div<{ $tone: 'success' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  margin-block-end: ${({ theme }) => theme.space.xs};
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-weight: ${({ theme }) => theme.font.weight.bold};

  svg {
    inline-size: ${({ theme }) => theme.size.icon};
    block-size: ${({ theme }) => theme.size.icon};
  }
`;

interface DoDontProps {
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** What to do beside what not to do. */
export function DoDont({ yes, no }: DoDontProps) {
  const sides = [
    { tone: 'success', Icon: CircleCheck, title: 'Do', lines: yes },
    { tone: 'danger', Icon: CircleSlash, title: 'Do not', lines: no },
  ] as const;
  return (
    <Unstyled>
      <Sheet>
        <Pair>
          {sides.map(({ tone, Icon, title, lines }) => (
            <Side key={tone} $tone={tone}>
              <Heading $tone={tone}>
                <Icon aria-hidden="true" />
                {title}
              </Heading>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Side>
          ))}
        </Pair>
      </Sheet>
    </Unstyled>
  );
}
