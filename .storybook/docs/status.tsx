import { useOf } from '@storybook/addon-docs/blocks';
import { Badge } from '@school/ui';

/** Whether others can count on a part: `new` for one whose stories carry that tag, and stable otherwise. */
export function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isNew = preparedMeta.tags.includes('new');
  return <Badge tone={isNew ? 'info' : 'success'}>{isNew ? 'New' : 'Stable'}</Badge>;
}
