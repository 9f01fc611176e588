import { ButtonLink, TextLink } from '@school/ui';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A link in a text or a table that leads to a page of the program. */
export const PageLink = (props: LinkProps) => <TextLink as={Link} {...props} />;

type ButtonLook = Pick<ComponentProps<typeof ButtonLink>, 'size' | 'variant'>;

/** A link to a page of the program that looks like a button, a secondary one unless told otherwise. */
export const PageButton = (props: ComponentProps<typeof Link> & ButtonLook) => (
  <ButtonLink as={Link} variant="secondary" {...props} />
);
