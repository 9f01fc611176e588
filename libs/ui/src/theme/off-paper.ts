import { css, type RuleSet } from 'styled-components';

/** What is no paper and narrower than one: the sheet follows its width, and grows as long as it has to. */
export const onNarrowScreen = (rules: RuleSet) => css`
  @media screen and (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    ${rules}
  }
`;

/** Where also the columns of a sheet have no room beside each other. */
export const onPhone = (rules: RuleSet) => css`
  @media screen and (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    ${rules}
  }
`;
