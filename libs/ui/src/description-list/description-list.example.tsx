import { DescriptionItem, DescriptionList } from '@school/ui';

export function DescriptionListExample() {
  return (
    <DescriptionList>
      <DescriptionItem label="Father's name">Ramesh Verma</DescriptionItem>
      <DescriptionItem label="Class">VIII A</DescriptionItem>
      <DescriptionItem label="Phone">98390 12345</DescriptionItem>
    </DescriptionList>
  );
}
