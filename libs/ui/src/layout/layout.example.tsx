import { Badge, Card, Grid, Row, Stack } from '@school/ui';

export function LayoutExample() {
  return (
    <Stack gap="l">
      <Row justify="space-between">
        <Badge tone="success">Paid</Badge>
        <Badge tone="warning">Due</Badge>
      </Row>
      <Grid columns={3}>
        <Card>Personal details</Card>
        <Card>Academic details</Card>
        <Card>Photo and signature</Card>
      </Grid>
    </Stack>
  );
}
