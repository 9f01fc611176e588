import { ButtonLink, TextLink } from '@school/ui';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A link in a text or a table that leads to a page of ours. */
export const PageLink = (props: LinkProps) => <TextLink as={Link} {...props} />;

type ButtonSize = Pick<ComponentProps<typeof ButtonLink>, 'size'>;

/** A link to a page of ours that looks like a button beside the main one. */
export const PageButton = (props: LinkProps & ButtonSize) => (
  <ButtonLink as={Link} variant="secondary" {...props} />
);
