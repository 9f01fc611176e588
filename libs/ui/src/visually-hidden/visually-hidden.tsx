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

/** Words for those who listen, where the eye has a sign or the place itself. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
