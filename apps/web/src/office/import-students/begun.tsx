import { useWords } from '../../messages/words';
import { PageLink } from '../../screen/page-link';
import { Begun, type BegunProps } from '../list/begun';
import { useImportMessages } from './messages';
import type { ListedImport } from './use-import';

export function BegunImports({ query }: Pick<BegunProps<ListedImport>, 'query'>) {
  const words = useImportMessages();
  const { labels } = useWords();
  return (
    <Begun
      query={query}
      words={{ list: words.begun, failed: words.failed, none: words.noneBegun }}
      header={labels.importFile}
      name={({ id, fileName }) => (
        <PageLink to={`?${new URLSearchParams({ import: id }).toString()}`} aria-label={words.open(fileName)}>
          {fileName}
        </PageLink>
      )}
    />
  );
}
