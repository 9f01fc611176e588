import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Grid } from '../layout/grid';

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.l};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    padding: ${({ theme }) => theme.space.m};
  }
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.m};
`;

const Description = styled.p`
  margin-block-start: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.inkMuted};
`;

/** A child of a section that takes the whole row. */
export const FormRow = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export interface FormSectionProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        {description !== undefined && <Description>{description}</Description>}
      </div>
      <Grid>{children}</Grid>
    </Section>
  );
}
