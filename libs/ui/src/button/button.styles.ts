import styled, { css } from 'styled-components';
import { ownProps } from '../theme/own-props';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** `s` is for the rows of a table. */
export type ButtonSize = 's' | 'm';

/**
 * How far a small quiet button sticks out at the start of its cell. Its edge is invisible, so in a column its words, not its
 * edge, line up with the heading.
 */
export const QUIET_START = '--quiet-start';

/** The background of a button under the pointer, mixed with a little of another colour while it is held down. */
const pressed = (ground: string, towards: string) => `color-mix(in srgb, ${ground} 85%, ${towards})`;

const variants = {
  primary: css`
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
    &:hover:not(:disabled, [data-still]) {
      background: ${({ theme }) => theme.color.primaryHover};
    }
    &:active:not(:disabled, [data-still]) {
      background: ${({ theme }) => pressed(theme.color.primaryHover, theme.color.ink)};
    }
  `,
  secondary: css`
    background: ${({ theme }) => theme.color.paper};
    border-color: ${({ theme }) => theme.color.edge};
    color: ${({ theme }) => theme.color.ink};
    &:hover:not(:disabled, [data-still]) {
      background: ${({ theme }) => theme.color.primaryTint};
      border-color: ${({ theme }) => theme.color.primary};
    }
    &:active:not(:disabled, [data-still]) {
      background: ${({ theme }) => pressed(theme.color.primaryTint, theme.color.primary)};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${({ theme }) => theme.color.primary};
    &:hover:not(:disabled, [data-still]) {
      background: ${({ theme }) => theme.color.primaryTint};
    }
    &:active:not(:disabled, [data-still]) {
      background: ${({ theme }) => pressed(theme.color.primaryTint, theme.color.primary)};
    }
  `,
  danger: css`
    background: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.onDanger};
    &:hover:not(:disabled, [data-still]) {
      background: ${({ theme }) => theme.color.dangerHover};
    }
    &:active:not(:disabled, [data-still]) {
      background: ${({ theme }) => pressed(theme.color.dangerHover, theme.color.ink)};
    }
  `,
};

// A disabled main button stays tinted, `danger` too, because the form still waits for it.
const waiting = {
  primary: css`
    &:is(:disabled, [data-still]) {
      background: ${({ theme }) => theme.color.primaryTint};
      color: ${({ theme }) => theme.color.primary};
    }
  `,
  secondary: undefined,
  quiet: undefined,
  danger: css`
    &:is(:disabled, [data-still]) {
      background: ${({ theme }) => theme.color.dangerTint};
      color: ${({ theme }) => theme.color.danger};
    }
  `,
};

const sizes = {
  s: css`
    min-block-size: ${({ theme }) => theme.size.controlSmall};
    padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.s}`};
  `,
  m: css`
    min-block-size: ${({ theme }) => theme.size.control};
    padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  `,
};

export interface ButtonLook {
  /**
   * How much it stands out; use one `primary` per screen.
   * @default 'primary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * `s` is for the rows of a table.
   * @default 'm'
   */
  readonly size?: ButtonSize | undefined;
  /** Makes it as wide as its container. */
  readonly block?: boolean | undefined;
}

/** The props that only decide how a button looks. */
export const buttonProps = ownProps('variant', 'size', 'block');

export const buttonLook = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: ${({ block }) => (block === true ? '100%' : 'auto')};
  ${({ size = 'm' }) => sizes[size]}
  border: ${({ theme }) => theme.border.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.line.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${({ theme }) => theme.motion.fast};

  ${({ variant = 'primary' }) => variants[variant]}

  &:is(:disabled, [data-still]) {
    background: ${({ theme }) => theme.color.shade};
    border-color: transparent;
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }

  ${({ variant = 'primary' }) => waiting[variant]}

  ${({ variant, size }) =>
    variant === 'quiet' &&
    size === 's' &&
    css`
      /* The following ones too, as they may stand below the first; the room between them stays the same. */
      &:first-child,
      &:first-child ~ & {
        margin-inline-start: var(${QUIET_START}, 0);
      }

      &:first-child:has(+ &),
      &:first-child ~ &:has(+ &) {
        margin-inline-end: calc(-1 * var(${QUIET_START}, 0));
      }
    `}

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const ButtonElement = styled.button.withConfig(buttonProps)<ButtonLook>`
  ${buttonLook}
`;

/** A link that looks like a button: `<ButtonLink as={Link} to="...">`. */
export const ButtonLink = styled.a.withConfig(buttonProps)<ButtonLook>`
  ${buttonLook}
`;

export const ButtonContent = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

export const ButtonSpinner = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
