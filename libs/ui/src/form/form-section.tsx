import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../card/card';
import { FieldBox } from '../field/field.styles';
import { ownProps } from '../theme/own-props';
import { Heading } from '../heading/heading';
import { Grid } from '../layout/grid';
import { Text } from '../text/text';
import type { OuterProps } from '../theme/outer-props';

const Section = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
`;

const Description = styled(Text)`
  text-wrap: balance;
  margin-block-start: ${({ theme }) => theme.space.xxs};
`;

/**
 * A grid of at least two columns, so that even on a phone a short field can stand beside another. Each field spans four rows
 * (label, box, hint, other content), so boxes stay aligned where a label takes two lines. A taller child stretches only the last
 * row.
 */
export const FormCells = styled.div`
  --below: calc(${({ theme }) => theme.space.m} - 2 * ${({ theme }) => theme.space.xxs});
  display: grid;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.m};
  align-items: start;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ theme }) => theme.size.fieldColumn}, 45%), 1fr));
  grid-auto-rows: auto auto auto minmax(min-content, 0.001fr);
  margin-block-end: calc(-1 * var(--below));

  > * {
    grid-row: span 4;
    margin-block-end: var(--below);
  }
`;

/** A child of a `fitted` section, sized by its content: `s` a number or choice; `m` a name; `date` is wider on a phone. */
export const FormCell = styled.div.withConfig(ownProps('size'))<{ readonly size: 's' | 'm' | 'date' }>`
  display: grid;
  grid-template: subgrid / minmax(0, 1fr);
  grid-column: span ${({ size }) => (size === 'm' ? 2 : 1)};
  min-inline-size: 0;

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-column: span ${({ size }) => (size === 's' ? 1 : 2)};
  }

  > * {
    grid-row: 1 / -1;
  }

  > ${FieldBox} {
    grid-row: 1 / span 3;
    display: grid;
    grid-template: subgrid / minmax(0, 1fr);

    > label {
      align-self: end;
    }

    + * {
      grid-row: 4;
    }
  }
`;

/** A child of a `fitted` section that takes the whole row. */
export const FormRow = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export interface FormSectionProps extends OuterProps<'section'> {
  /** The topic of its fields. */
  readonly title: ReactNode;
  /** A sentence below the title. */
  readonly description?: ReactNode;
  /** The id by which the form bar leads to it. */
  readonly id?: string | undefined;
  /** Children are `FormCell`s and `FormRow`s; otherwise all fields have the same width. */
  readonly fitted?: boolean | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** A card for the fields about one topic. */
export function FormSection({
  title,
  description,
  id: ownId,
  fitted = false,
  children,
  ...outer
}: FormSectionProps) {
  const generated = useId();
  const id = ownId ?? generated;
  return (
    <Section as="section" {...outer} aria-labelledby={id}>
      <div>
        {/* The form bar moves the focus here. */}
        <Heading id={id} tabIndex={ownId === undefined ? undefined : -1}>
          {title}
        </Heading>
        {description !== undefined && <Description tone="muted">{description}</Description>}
      </div>
      {fitted ? <FormCells>{children}</FormCells> : <Grid>{children}</Grid>}
    </Section>
  );
}
