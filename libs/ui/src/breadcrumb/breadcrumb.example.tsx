import { Breadcrumb, BreadcrumbItem, TextLink } from '@school/ui';

export function BreadcrumbExample() {
  return (
    <Breadcrumb label="Where this page is">
      <BreadcrumbItem>
        <TextLink href="#/closing">Closing</TextLink>
      </BreadcrumbItem>
      <BreadcrumbItem current>Closing 12</BreadcrumbItem>
    </Breadcrumb>
  );
}
