import { PageHeader, Row, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { Loading, QueriesFailed, type QueryState } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { PrintButton } from './print-button';

export interface PaperPageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly words: { readonly back: string; readonly failed: string };
  /** The screen that the paper belongs to. */
  readonly backTo: string;
  readonly sources: readonly QueryState<unknown>[];
  /** Whether there is a sheet; by default there is one as soon as all sources have loaded. */
  readonly canPrint?: boolean | undefined;
  /** Buttons beside Print, shown once there is a sheet. */
  readonly actions?: ReactNode;
  /** Content below the header, shown once all sources have loaded. */
  readonly children: ReactNode;
}

/** A page that shows a paper before it is printed: Back, Print, and the sheet, or the error if a source failed to load. */
export function PaperPage(props: PaperPageProps) {
  const { title, description, words, backTo, sources, canPrint = true, actions, children } = props;
  const missing = sources.filter(({ data }) => data === undefined);
  const hasSheet = missing.length === 0 && canPrint;
  return (
    <Stack>
      <PageHeader
        title={title}
        description={description}
        actions={
          <Row>
            <PageButton to={backTo}>{words.back}</PageButton>
            {hasSheet && actions}
            <PrintButton disabled={!hasSheet} />
          </Row>
        }
      />
      <QueriesFailed title={words.failed} queries={sources} />
      {missing.length === 0 ? children : missing.every(({ error }) => error === null) && <Loading />}
    </Stack>
  );
}
