import { Badge, Row } from '@school/ui';

export function BadgeExample() {
  return (
    <Row>
      <Badge tone="success">Paid</Badge>
      <Badge tone="warning">Part paid</Badge>
      <Badge tone="danger">Void</Badge>
    </Row>
  );
}
