import type { ReactNode } from 'react';
import { LoadFailed, Loading, ReadInVain } from '../screen/loading';
import type { Asked } from './use-family';

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
  const { data, error, refetch } = asked;
  if (data !== undefined)
    return (
      <>
        <ReadInVain of={[asked]} />
        {children(data)}
      </>
    );
  if (error) return <LoadFailed title={failed} of={{ error, refetch }} />;
  return <Loading {...(height !== undefined && { height })} />;
}
