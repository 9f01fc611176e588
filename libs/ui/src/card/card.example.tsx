import { Card, Heading, Stack, Text } from '@school/ui';

export function CardExample() {
  return (
    <Card>
      <Stack gap="xs">
        <Heading level={2}>Station Road branch</Heading>
        <Text>12, Station Road, Kanpur 208001</Text>
      </Stack>
    </Card>
  );
}
