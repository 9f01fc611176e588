import { Button, ButtonLink, EmptyState, PageHeader, PrintSheet, Row, Skeleton, Stack } from '@school/ui';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/messages';
import { DefaultersPaper } from './defaulters-paper';
import { useDefaultersMessages } from './messages';
import { ReminderSlips } from './reminder-slips';
import { MOST_PRINTED, useAllDefaulters, useBranches } from './use-defaulters';
import { useDefaultersQuery } from './use-defaulters-query';

/** All defaulters that the list was narrowed to, as A4 pages: the list itself, or reminders to cut (D55). */
export function DefaultersPaperPage({ paper }: { readonly paper: 'list' | 'slips' }) {
  const { tryAgain } = useMessages();
  const words = useDefaultersMessages();
  const { filter, sort, address } = useDefaultersQuery();
  const all = useAllDefaulters(filter, sort);
  const branches = useBranches();
  const title = paper === 'list' ? words.paper.listTitle : words.paper.slipsTitle;
  const failed = all.error ?? branches.error;
  const loaded = all.data && branches.data ? { ...all.data, branches: branches.data } : undefined;
  const isReady = failed === null && loaded !== undefined && loaded.rows.length > 0;

  const content = () => {
    if (failed)
      return (
        <EmptyState
          title={words.failed}
          description={failed.message}
          action={
            <Button onClick={() => void Promise.all([all.refetch(), branches.refetch()])}>{tryAgain}</Button>
          }
        />
      );
    if (!loaded) return <Skeleton $height="20rem" />;
    if (loaded.total > MOST_PRINTED)
      return (
        <EmptyState
          title={words.paper.tooMany(loaded.total)}
          description={words.paper.tooManyText(MOST_PRINTED)}
        />
      );
    if (loaded.rows.length === 0) return <EmptyState title={words.none} description={words.noneText} />;
    return paper === 'list' ? (
      <PrintSheet label={title} isLong>
        <DefaultersPaper rows={loaded.rows} at={new Date(all.dataUpdatedAt)} filter={filter} />
      </PrintSheet>
    ) : (
      <PrintSheet label={title}>
        <ReminderSlips rows={loaded.rows} at={new Date(all.dataUpdatedAt)} branches={loaded.branches} />
      </PrintSheet>
    );
  };

  return (
    <Stack>
      <PageHeader
        title={title}
        description={loaded && words.students(loaded.total)}
        actions={
          <Row>
            <ButtonLink as={Link} $variant="secondary" to={`/office/defaulters?${address}`}>
              {words.paper.back}
            </ButtonLink>
            <Button disabled={!isReady} icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {words.paper.print}
            </Button>
          </Row>
        }
      />
      {content()}
    </Stack>
  );
}
