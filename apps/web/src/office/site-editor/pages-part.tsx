import { listedPages, type SitePage, type SitePlace } from '@school/domain';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  DataTable,
  Heading,
  Row,
  Stack,
  Text,
  useToast,
  type Column,
} from '@school/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { EditedSite } from '../../api/types';
import { useWords } from '../../messages/words';
import { Failed, useFailure } from '../../screen/failed';
import { useSitePageNames } from '../../site-text/messages';
import { RowButton } from '../../screen/row-button';
import { useSiteEditorMessages } from './messages';
import { PageDialog, type EditedPage } from './page-dialog';
import { useRemovePage, useRestorePage } from './use-site-editor';

export interface PageRow {
  readonly page: string;
  readonly name: string;
  readonly place: SitePlace;
  readonly address?: string;
  readonly state: 'example' | 'own' | 'removed';
  readonly own?: SitePage | undefined;
}

const tones = { example: 'warning', own: 'success', removed: 'info' } as const;

/**
 * The pages of the site, specified ones first, removed ones last.
 * @param examples the names of the specified pages
 */
export function pageRows(
  pages: EditedSite['pages'],
  examples: Readonly<Record<string, string>>,
): readonly PageRow[] {
  const stored = pages.flatMap(({ content }) => content ?? []);
  const nameOf = (page: string, own: SitePage | undefined) =>
    own === undefined || own.menuName === '' ? (examples[page] ?? page) : own.menuName;
  return [
    ...listedPages(stored).map(({ page, place, own, address }): PageRow => ({
      page,
      place,
      own,
      address,
      name: nameOf(page, own),
      state: own ? 'own' : 'example',
    })),
    ...stored
      .filter(({ isRemoved }) => isRemoved)
      .map((own): PageRow => ({
        page: own.page,
        place: own.place,
        own,
        name: nameOf(own.page, own),
        state: 'removed',
      })),
  ];
}

/** The initial values of a page's form: the stored page, or the example's place and name. */
const startValuesOf = (row: PageRow) => row.own ?? { page: row.page, place: row.place, menuName: row.name };

/** The pages in the menus: examples, the school's own, and removed ones (D93). */
export function PagesPart({ pages }: { readonly pages: EditedSite['pages'] }) {
  const words = useSiteEditorMessages();
  const { labels, options } = useWords();
  const { showToast } = useToast();
  const remove = useRemovePage();
  const restore = useRestorePage();
  const [edited, setEdited] = useState<EditedPage>();
  const [removing, setRemoving] = useState<PageRow>();
  const { failed, showFailure } = useFailure();

  const rows = pageRows(pages, useSitePageNames());
  const revisionOf = (page: string | undefined) => pages.find((one) => one.page === page)?.revision ?? 0;
  const isWaiting = (remove.running ?? restore.running) !== undefined;
  const change = async ({ send }: Pick<typeof remove, 'send'>, { page }: PageRow) => {
    const { ok } = await showFailure(send({ page, revision: revisionOf(page) }));
    if (ok) showToast(words.saved);
  };

  const columns: readonly Column<PageRow>[] = [
    { key: 'name', header: words.pages.name, render: ({ name }) => name },
    {
      key: 'place',
      header: labels.place,
      folds: { at: 'phone', into: 'name' },
      render: ({ place, state }) => (state === 'removed' ? '' : options.place[place]),
    },
    {
      key: 'state',
      header: labels.state,
      render: ({ state }) => <Badge tone={tones[state]}>{words[state]}</Badge>,
    },
    {
      key: 'action',
      header: labels.actions,
      render: (row) =>
        row.state === 'removed' ? (
          <RowButton
            name={words.restoreOf(row.name)}
            isWaiting={isWaiting}
            onClick={() => void change(restore, row)}
          >
            {words.restore}
          </RowButton>
        ) : (
          <Row gap="xxs">
            <RowButton
              name={words.editOf(row.name)}
              onClick={() => setEdited({ title: words.editOf(row.name), values: startValuesOf(row) })}
            >
              {words.edit}
            </RowButton>
            <RowButton name={words.removeOf(row.name)} isWaiting={isWaiting} onClick={() => setRemoving(row)}>
              {words.remove}
            </RowButton>
          </Row>
        ),
    },
  ];

  return (
    <Card as="section" aria-label={words.pages.title}>
      <Stack gap="s">
        <Row justify="space-between">
          <Heading level={2}>{words.pages.title}</Heading>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setEdited({ title: words.pages.new, values: { place: 'bar' } })}
          >
            {words.pages.new}
          </Button>
        </Row>
        <Text tone="muted">{words.pages.text}</Text>
        <Failed {...failed} />
        <DataTable
          caption={words.pages.caption}
          columns={columns}
          rows={rows}
          rowKey={({ page }) => page}
          density="compact"
        />
      </Stack>
      {edited && (
        <PageDialog
          edited={edited}
          revision={revisionOf(edited.values.page)}
          takenNames={rows.map(({ page }) => page)}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={words.removeTitle(removing?.name ?? '')}
        confirmLabel={words.remove}
        variant="danger"
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => {
          if (removing) void change(remove, removing);
          setRemoving(undefined);
        }}
      >
        {words.removePageText}
      </ConfirmDialog>
    </Card>
  );
}
