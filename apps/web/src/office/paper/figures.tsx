import { DescriptionItem, DescriptionList, Heading } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled(DescriptionList)`
  margin-block-start: ${({ theme }) => theme.space.xs};
`;

const Part = styled.section`
  break-inside: avoid;
`;

/** Beside each other, as many as there is room for. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ theme }) => theme.size.column}), 1fr));
  gap: ${({ theme }) => `${theme.space.m} ${theme.space.xl}`};
  align-items: start;

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export interface Figure {
  /** Tells it from one of the same label. */
  readonly key?: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface FiguresProps {
  readonly title?: string;
  readonly figures: readonly Figure[];
  /** What the others come to. */
  readonly total?: Figure | undefined;
  /** What belongs to the figures and is none. */
  readonly children?: ReactNode;
}

/** Figures of a paper under what they are about, a line each. */
export function Figures({ title, figures, total, children }: FiguresProps) {
  return (
    <Part>
      {title !== undefined && <Heading size="s">{title}</Heading>}
      {(figures.length > 0 || total) && (
        <List layout="figures">
          {figures.map(({ label, value, key = label }) => (
            <DescriptionItem key={key} label={label}>
              {value}
            </DescriptionItem>
          ))}
          {total && (
            <DescriptionItem label={total.label} variant="total">
              {total.value}
            </DescriptionItem>
          )}
        </List>
      )}
      {children}
    </Part>
  );
}
