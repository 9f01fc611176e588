import { DescriptionItem, DescriptionList, Heading } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled(DescriptionList)`
  margin-block-start: ${({ theme }) => theme.space.xs};
`;

const Part = styled.div`
  break-inside: avoid;
`;

/** A grid with as many columns as there is room for. */
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
  /** Distinguishes the figure from one with the same label. */
  readonly key?: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface FiguresProps {
  readonly title?: string;
  readonly figures: readonly Figure[];
  /** The sum of the other figures. */
  readonly total?: Figure | undefined;
  /** Content that belongs to the figures but is not a figure. */
  readonly children?: ReactNode;
}

/** A group of figures on a paper, under a title and with a line for each. */
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
