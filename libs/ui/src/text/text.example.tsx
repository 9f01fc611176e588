import { Stack, Text } from '@school/ui';

export function TextExample() {
  return (
    <Stack gap="xs">
      <Text weight="bold">₹450 are due</Text>
      <Text size="xs" tone="muted">
        Each month is charged on its first day.
      </Text>
    </Stack>
  );
}
