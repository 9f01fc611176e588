import { PageHeader, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../public/use-page-title';

export interface FamilyPageProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

/** A page of a family: its title, also in the browser's tab, and its content. */
export function FamilyPage({ title, description, children }: FamilyPageProps) {
  usePageTitle(title, description ?? title);
  return (
    <Stack gap="l">
      <PageHeader title={title} description={description} />
      {children}
    </Stack>
  );
}
