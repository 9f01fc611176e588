import type { ReactNode } from 'react';

/** A link to the page of a part, from the documentation's own frame. @param part the page's id without `--docs` */
export function Alias({ part, children }: { readonly part: string; readonly children: ReactNode }) {
  return (
    <a href={`./?path=/docs/${part}--docs`} target="_top">
      {children}
    </a>
  );
}
