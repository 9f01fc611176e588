import type { Decorator } from '@storybook/react-vite';
import { Grid } from '../../layout/grid';
import { Stack } from '../../layout/stack';
import { Text } from '../../text/text';

/** The class names by which the pseudo-states addon shows everything inside in a state of the browser. */
const states = [
  { name: 'At rest', classes: '' },
  { name: 'Hover', classes: 'pseudo-hover-all' },
  { name: 'Focus', classes: 'pseudo-focus-all pseudo-focus-visible-all pseudo-focus-within-all' },
  { name: 'Pressed', classes: 'pseudo-hover-all pseudo-active-all' },
];

/** Shows a story at rest, under the pointer, with the focus and while pressed. */
export const inEachState: Decorator = (Story) => (
  <Grid columns={4} gap="l">
    {states.map(({ name, classes }) => (
      // A form for each, because radios of one name belong together within a form.
      <form key={name} className={classes} onSubmit={(event) => event.preventDefault()}>
        <Stack gap="xs">
          <Text size="xs" tone="muted">
            {name}
          </Text>
          <Story />
        </Stack>
      </form>
    ))}
  </Grid>
);

/** Parameters for landmarks, whose names must be unique on a page: here each is shown four times. */
export const severalOfAName = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};
