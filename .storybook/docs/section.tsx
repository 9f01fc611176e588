import { HeaderMdx } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** A part of a page, with a heading that an address can end with: `#example`. */
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
