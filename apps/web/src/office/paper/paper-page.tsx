import { PageHeader, Row, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { LoadFailed, Loading, ReadInVain } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { PrintButton } from './print-button';

/** What a paper is made of, of a query as much as matters here. */
interface Source {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

export interface PaperPageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly words: { readonly back: string; readonly failed: string };
  /** The screen that the paper belongs to. */
  readonly backTo: string;
  readonly sources: readonly Source[];
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
  const failed = sources.find(({ data, error }) => data === undefined && error !== null)?.error;
  const isLoading = sources.some(({ data }) => data === undefined);
  const hasSheet = failed === undefined && !isLoading && canPrint;
  const content = () => {
    if (failed)
      return (
        <LoadFailed
          title={words.failed}
          of={{ error: failed, refetch: () => Promise.all(sources.map(({ refetch }) => refetch())) }}
        />
      );
    return isLoading ? <Loading /> : children;
  };
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
      <ReadInVain of={sources} />
      {content()}
    </Stack>
  );
}
