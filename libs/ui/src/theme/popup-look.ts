import { css } from 'styled-components';

/** The look of popups that open at a control: a menu, a calendar, a list of choices. */
export const popupLook = css`
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow.dialog};
  overflow: auto;
`;
