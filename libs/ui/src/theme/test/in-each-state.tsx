import type { Decorator } from '@storybook/react-vite';
import { Grid } from '../../layout/grid';
import { Stack } from '../../layout/stack';
import { Text } from '../../text/text';

/** What the addon for pseudo states takes as if the browser had set it, on all that is inside. */
const states = [
  { name: 'At rest', classes: '' },
  { name: 'Hover', classes: 'pseudo-hover-all' },
  { name: 'Focus', classes: 'pseudo-focus-all pseudo-focus-visible-all pseudo-focus-within-all' },
  { name: 'Pressed', classes: 'pseudo-hover-all pseudo-active-all' },
];

/** Draws a story as it is under the pointer, with the focus and while it is pressed. */
export const inEachState: Decorator = (Story) => (
  <Grid columns={4} gap="l">
    {states.map(({ name, classes }) => (
      // Each a form of its own: radios of one name belong together within a form.
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

/** For a landmark, of which a page has one of a name: here it stands four times. */
export const severalOfAName = {
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
};
