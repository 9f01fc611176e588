import { Row, Spinner, Text } from '@school/ui';

export function SpinnerExample() {
  return (
    <Row>
      <Spinner label="Loading the fees" />
      <Text tone="muted">Loading the fees</Text>
    </Row>
  );
}
