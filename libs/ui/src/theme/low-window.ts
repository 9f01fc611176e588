import { css, type RuleSet } from 'styled-components';

/** Styles for a window as low as one of 768 px at 200 % zoom or more, where sticky parts would leave no room to read. */
export const inLowWindow = (rules: RuleSet) => css`
  @media screen and (max-height: 400px) {
    ${rules}
  }
`;
