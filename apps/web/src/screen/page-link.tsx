import { ButtonLink, TextLink } from '@school/ui';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A link in a text or a table that leads to a page of ours. */
export const PageLink = (props: LinkProps) => <TextLink as={Link} {...props} />;

type ButtonLook = Pick<ComponentProps<typeof ButtonLink>, 'size' | 'variant'>;

/** A link to a page of ours that looks like a button: one beside the main one, where it is not said to be that. */
export const PageButton = (props: ComponentProps<typeof Link> & ButtonLook) => (
  <ButtonLink as={Link} variant="secondary" {...props} />
);
