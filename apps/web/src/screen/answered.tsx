import type { ReactNode } from 'react';
import { Loading, ReadInVain, unread, type Asked } from './loading';

export interface AnsweredProps<Value> {
  readonly asked: Asked<Value>;
  /** What could not be loaded. */
  readonly failed: string;
  /** About how high it will be. */
  readonly height?: string | undefined;
  readonly children: (value: Value) => ReactNode;
}

/** A part of a page that is made of one answer of the server: on its way, not to be had, or there. */
export function Answered<Value>({ asked, failed, height, children }: AnsweredProps<Value>) {
  const { data } = asked;
  if (data === undefined) return unread(asked, failed) ?? <Loading height={height} />;
  return (
    <>
      <ReadInVain of={[asked]} />
      {children(data)}
    </>
  );
}
