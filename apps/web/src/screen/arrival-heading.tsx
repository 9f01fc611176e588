import { Heading } from '@school/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusOnMount } from './focus-on-mount';

interface ArrivalHeadingProps {
  /** How far it is, of what goes on by itself: the button that led on, or stopped it, is gone then. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** The heading of what has come in place of something else: it takes the focus, and so is read out. */
export function ArrivalHeading({ at, children }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = useRef(false);
  useLayoutEffect(() => {
    // Later it takes only the focus that went with a button: who is elsewhere meanwhile stays there.
    if (!isHere.current || document.activeElement === document.body)
      focusOnMount(heading.current, { preventScroll: isHere.current });
    isHere.current = true;
  }, [at]);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
