import { Heading } from '@school/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusOnMount } from './focus-on-mount';

interface ArrivalHeadingProps {
  /** The current step of something that goes on by itself: the button that led on, or stopped it, disappears at each step. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** The heading of a part that replaces another one: it takes the focus, and so is read out. */
export function ArrivalHeading({ step, children }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = useRef(false);
  useLayoutEffect(() => {
    // At later steps it takes only a focus that was lost with a button: a user who is elsewhere meanwhile stays there.
    if (!isHere.current || document.activeElement === document.body)
      focusOnMount(heading.current, { preventScroll: isHere.current });
    isHere.current = true;
  }, [step]);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
