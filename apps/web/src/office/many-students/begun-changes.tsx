import { Heading, Stack } from '@school/ui';
import { PageLink } from '../../screen/page-link';
import { Begun } from '../list/begun';
import { useChangeText } from './change-text';
import { useManyMessages } from './messages';
import { useManyChanges } from './use-many-students';

/** Earlier changes, also by others; one that was stopped can be continued. */
export function BegunChanges() {
  const words = useManyMessages();
  const text = useChangeText();
  const changesQuery = useManyChanges();
  if (changesQuery.data?.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={2}>{words.begun}</Heading>
      <Begun
        query={changesQuery}
        words={{ list: words.begun, failed: words.failed, none: words.nobody }}
        header={words.change}
        name={({ id, change }) => (
          <PageLink to={`/office/many-students?change=${id}`}>{text(change)}</PageLink>
        )}
      />
    </Stack>
  );
}
