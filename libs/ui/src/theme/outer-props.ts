import { useImperativeHandle, useRef, type ComponentPropsWithRef, type Ref, type RefObject } from 'react';

/**
 * The props that every component passes to its outermost element, besides `data-*`: the page can find, measure, move and place
 * it. Components that are one native element take all of that element's props.
 */
export type OuterProps<Tag extends keyof HTMLElementTagNameMap | 'svg' = 'div'> = Pick<
  ComponentPropsWithRef<Tag>,
  'ref' | 'id' | 'className' | 'style'
>;

/** The `data-*` props of a component that does not separate its other props one by one. */
export const dataOf = (props: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

/** A reference to the outermost element, used by the component itself and shared with the page. */
export function useSharedRef<Element>(outer: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle(outer, () => own.current as Element, []);
  return own;
}
