import { css, type RuleSet } from 'styled-components';

/** A window as low as one of 768 px at 200 % or more: what stays in sight there would leave no room for what is read. */
export const inLowWindow = (rules: RuleSet) => css`
  @media screen and (max-height: 400px) {
    ${rules}
  }
`;
