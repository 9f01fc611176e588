import { PageHeader, Row, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { Loading, ReadFailed, type Asked } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { PrintButton } from './print-button';

export interface PaperPageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly words: { readonly back: string; readonly failed: string };
  /** The screen that the paper belongs to. */
  readonly backTo: string;
  readonly sources: readonly Asked<unknown>[];
  /** Whether there is a sheet; left out, there is one as soon as all sources have come. */
  readonly canPrint?: boolean | undefined;
  /** Beside Print, once there is a sheet. */
  readonly actions?: ReactNode;
  /** Below the header once all sources have come. */
  readonly children: ReactNode;
}

/** A paper on screen before it is printed: back, Print, and in its place what went wrong where a source did not come. */
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
      <ReadFailed title={words.failed} of={sources} />
      {missing.length === 0 ? children : missing.every(({ error }) => error === null) && <Loading />}
    </Stack>
  );
}
