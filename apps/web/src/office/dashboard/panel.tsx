import { Heading, Row, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { PageLink } from '../../screen/page-link';

export interface PanelProps {
  readonly title: string;
  /** The link to the screen with the rest. */
  readonly rest?: { readonly to: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/**
 * A part of the dashboard under its title, with a link to the rest. It is no landmark, because a table inside that scrolls is
 * already one with the same name.
 */
export function Panel({ title, rest, children }: PanelProps) {
  return (
    <Stack gap="xs">
      <Row justify="space-between">
        <Heading>{title}</Heading>
        {rest && <PageLink to={rest.to}>{rest.label}</PageLink>}
      </Row>
      {children}
    </Stack>
  );
}
