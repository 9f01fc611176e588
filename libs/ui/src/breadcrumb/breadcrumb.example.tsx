import { Breadcrumb, TextLink } from '@school/ui';

export function BreadcrumbExample() {
  return (
    <Breadcrumb here="Closing 12">
      <TextLink href="#/closing">Closing</TextLink>
    </Breadcrumb>
  );
}
