import { Heading, Stack } from '@school/ui';

export function HeadingExample() {
  return (
    <Stack>
      <Heading level={1}>Fees of the session</Heading>
      <Heading level={2}>What is due</Heading>
      <Heading level={3} size="s">
        November 2026
      </Heading>
    </Stack>
  );
}
