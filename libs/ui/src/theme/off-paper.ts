import { css, type RuleSet } from 'styled-components';

/** Styles for a screen narrower than paper: a sheet there is as wide as the screen and as high as its content. */
export const onNarrowScreen = (rules: RuleSet) => css`
  @media screen and (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    ${rules}
  }
`;

/** Styles for a screen so narrow that even the columns of a sheet do not fit side by side. */
export const onPhone = (rules: RuleSet) => css`
  @media screen and (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    ${rules}
  }
`;
