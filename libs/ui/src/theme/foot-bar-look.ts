import { css } from 'styled-components';
import { inLowWindow } from './low-window';

/** A bar that stays in sight at the foot of the window as long as what it belongs to is there, and the window is not too low; not printed. */
export const footBarLook = css`
  position: sticky;
  inset-block-end: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  ${inLowWindow(css`
    position: static;
  `)}

  @media print {
    display: none;
  }
`;
