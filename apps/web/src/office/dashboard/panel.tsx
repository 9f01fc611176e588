import { Heading, Row, Stack, TextLink } from '@school/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface PanelProps {
  readonly title: string;
  /** The screen that has the rest of it. */
  readonly rest?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

/**
 * A part of the dashboard under its title, with the way to the rest of it. No landmark: a table inside that scrolls is one
 * already, of the same name.
 */
export function Panel({ title, rest, children }: PanelProps) {
  return (
    <Stack gap="xs">
      <Row justify="space-between">
        <Heading>{title}</Heading>
        {rest && (
          <TextLink as={Link} to={rest.to}>
            {rest.label}
          </TextLink>
        )}
      </Row>
      {children}
    </Stack>
  );
}
