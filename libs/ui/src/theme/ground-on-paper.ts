import { css } from 'styled-components';

/** A ground that is printed also where grounds are left out to save ink. The first is what Chrome calls it before 136. */
export const groundOnPaper = css`
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;
