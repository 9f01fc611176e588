import { ButtonLink, EmptyState } from '@school/ui';
import { Users } from 'lucide-react';

export function EmptyStateExample() {
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title="No student is registered yet"
      description="Register the first student to see the list grow."
      action={<ButtonLink href="#/register">New registration</ButtonLink>}
    />
  );
}
