import type { ReactNode } from 'react';
import { Loading, StaleWarning, loadErrorNotice, type QueryState } from './loading';

export interface QueryViewProps<Value> {
  readonly query: QueryState<Value>;
  /** The title shown when loading failed. */
  readonly failed: string;
  /** The approximate height of the part. */
  readonly height?: string | undefined;
  readonly children: (value: Value) => ReactNode;
}

/** A part of a page made from one answer of the server, while it is loading, after it failed, or once it is there. */
export function QueryView<Value>({ query, failed, height, children }: QueryViewProps<Value>) {
  const { data } = query;
  if (data === undefined) return loadErrorNotice(query, failed) ?? <Loading height={height} />;
  return (
    <>
      <StaleWarning queries={[query]} />
      {children(data)}
    </>
  );
}
