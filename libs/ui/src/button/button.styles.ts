import styled, { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants = {
  primary: css`
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.primaryHover};
    }
  `,
  secondary: css`
    background: ${({ theme }) => theme.color.paper};
    border-color: ${({ theme }) => theme.color.edge};
    color: ${({ theme }) => theme.color.ink};
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.primaryTint};
      border-color: ${({ theme }) => theme.color.primary};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${({ theme }) => theme.color.primary};
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.primaryTint};
    }
  `,
  danger: css`
    background: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.onDanger};
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.dangerHover};
    }
  `,
};

export interface ButtonLook {
  readonly $variant?: ButtonVariant | undefined;
  readonly $block?: boolean | undefined;
}

export const buttonLook = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: ${({ $block }) => ($block === true ? '100%' : 'auto')};
  min-block-size: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  border: ${({ theme }) => theme.border.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.line.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${({ theme }) => theme.motion.fast};

  ${({ $variant = 'primary' }) => variants[$variant]}

  &:disabled {
    background: ${({ theme }) => theme.color.shade};
    border-color: transparent;
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const ButtonElement = styled.button<ButtonLook>`
  ${buttonLook}
`;

/** A link that looks like a button: `<ButtonLink as={Link} to="...">`. */
export const ButtonLink = styled.a<ButtonLook>`
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
