import { Heading } from '@school/ui';
import type { ReactNode } from 'react';
import { focusOnMount } from './focus-on-mount';

/** The heading of what has come in place of something else: it takes the focus, and so is read out. */
export const ArrivalHeading = ({ children }: { readonly children: ReactNode }) => (
  <Heading ref={focusOnMount} tabIndex={-1}>
    {children}
  </Heading>
);
