import { css } from 'styled-components';
import { inLowWindow } from './low-window';

/** Stays in sight at the foot of what scrolls, where the window is not too low. */
export const staysAtFoot = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  background: ${({ theme }) => theme.color.paper};

  ${inLowWindow(css`
    position: static;
  `)}
`;

/** A bar that stays in sight at the foot of the window as long as what it belongs to is there, and the window is not too low; not printed. */
export const footBarLook = css`
  ${staysAtFoot}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  @media print {
    display: none;
  }
`;
