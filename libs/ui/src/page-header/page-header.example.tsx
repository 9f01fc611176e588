import { ButtonLink, PageHeader } from '@school/ui';

export function PageHeaderExample() {
  return (
    <PageHeader
      title="Students"
      description="Everybody who is registered, in both branches"
      actions={<ButtonLink href="#/register">New registration</ButtonLink>}
    />
  );
}
