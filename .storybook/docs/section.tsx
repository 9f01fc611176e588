import { HeaderMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** A section of a page; an address can link to its heading: `#example`. */
export function Section({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  return (
    <>
      <HeaderMdx as="h2" id={idOf(title)}>
        {title}
      </HeaderMdx>
      {children}
    </>
  );
}
