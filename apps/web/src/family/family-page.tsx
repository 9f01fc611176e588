import { PageHeader, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../public/use-page-title';

export interface FamilyPageProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

/** A page of a family: its title, in the tab of the browser too, and what it shows. */
export function FamilyPage({ title, description, children }: FamilyPageProps) {
  usePageTitle(title, description ?? title);
  return (
    <Stack gap="l">
      <PageHeader title={title} description={description} />
      {children}
    </Stack>
  );
}
