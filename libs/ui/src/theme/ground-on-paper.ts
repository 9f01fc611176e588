import { css } from 'styled-components';

/** Prints backgrounds even where they are left out to save ink. The first property is for Chrome before 136. */
export const groundOnPaper = css`
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;
