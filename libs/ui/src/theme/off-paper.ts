import { css, type RuleSet } from 'styled-components';

/** Styles for a screen narrower than paper and a sidebar: a sheet there is as wide as its room and as high as its content. */
export const onNarrowScreen = (rules: RuleSet) => css`
  @media screen and (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    ${rules}
  }
`;

/** Styles for a screen so narrow that even the columns of a sheet do not fit side by side. */
export const onPhone = (rules: RuleSet) => css`
  @media screen and (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    ${rules}
  }
`;
