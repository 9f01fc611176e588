import { useOf } from '@storybook/addon-docs/blocks';
import { Badge } from '@school/ui';

/** Whether a component is stable: `new` if its stories carry that tag, else stable. */
export function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isNew = preparedMeta.tags.includes('new');
  return <Badge tone={isNew ? 'info' : 'success'}>{isNew ? 'New' : 'Stable'}</Badge>;
}
