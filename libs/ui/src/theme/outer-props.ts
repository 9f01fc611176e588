import { useImperativeHandle, useRef, type ComponentPropsWithRef, type Ref, type RefObject } from 'react';

/**
 * What every part takes for its outermost element, besides `data-*`: it can be found, measured, moved and placed by the
 * page it stands on. Parts that are one native element take all of that element's props.
 */
export type OuterProps<Tag extends keyof HTMLElementTagNameMap | 'svg' = 'div'> = Pick<
  ComponentPropsWithRef<Tag>,
  'ref' | 'id' | 'className' | 'style'
>;

/** The `data-*` of a part whose other props are too many to be taken apart. */
export const dataOf = (props: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

/** The reference that a part needs itself to its outermost element, shared with the page's. */
export function useSharedRef<Element>(outer: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle(outer, () => own.current as Element, []);
  return own;
}
