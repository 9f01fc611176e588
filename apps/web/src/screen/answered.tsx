import type { ReactNode } from 'react';
import { Loading, ReadInVain, noticeIfUnread, type Asked } from './loading';

export interface AnsweredProps<Value> {
  readonly asked: Asked<Value>;
  /** The title shown when loading failed. */
  readonly failed: string;
  /** The approximate height of the part. */
  readonly height?: string | undefined;
  readonly children: (value: Value) => ReactNode;
}

/** A part of a page made from one answer of the server, while it is loading, after it failed, or once it is there. */
export function Answered<Value>({ asked, failed, height, children }: AnsweredProps<Value>) {
  const { data } = asked;
  if (data === undefined) return noticeIfUnread(asked, failed) ?? <Loading height={height} />;
  return (
    <>
      <ReadInVain of={[asked]} />
      {children(data)}
    </>
  );
}
