import { css } from 'styled-components';
import { inLowWindow } from './low-window';

/** Stays in view at the bottom of the scrolling area, unless the window is too low. */
export const staysAtFoot = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  background: ${({ theme }) => theme.color.paper};

  ${inLowWindow(css`
    position: static;
  `)}
`;

/** A bar that stays in view at the foot of the window while its content does, unless the window is too low; not printed. */
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
