import { Button, ButtonLink, TextLink } from '@school/ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link in a text or a table that leads to a page of the program. */
export const PageLink = (props: ComponentProps<typeof Link>) => <TextLink as={Link} {...props} />;

type ButtonLook = Pick<ComponentProps<typeof ButtonLink>, 'size' | 'variant'>;

export interface PageButtonProps extends ComponentProps<typeof Link>, ButtonLook {
  /** Whether its page would be empty, for example a paper of no rows; HTML has no disabled link, so a button takes its place. */
  readonly disabled?: boolean | undefined;
}

/** A link to a page of the program that looks like a button, a secondary one unless told otherwise. */
export function PageButton({ disabled = false, variant = 'secondary', ...link }: PageButtonProps) {
  return disabled ? (
    <Button variant={variant} size={link.size} disabled>
      {link.children}
    </Button>
  ) : (
    <ButtonLink as={Link} variant={variant} {...link} />
  );
}
