import styled, { css } from 'styled-components';

export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for screen readers only, where an icon or the position tells the same to the eye. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
