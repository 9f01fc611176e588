import { css, type RuleSet } from 'styled-components';

/** Where the reader's own colours take the place of the house's: there grounds and shadows are gone, and clear edges are seen. */
export const inForcedColours = (rules: RuleSet) => css`
  @media (forced-colors: active) {
    ${rules}
  }
`;

/** What is chosen, open or current, in the colours that the reader has for that. */
export const chosenInForcedColours = inForcedColours(css`
  forced-color-adjust: none;
  border-color: Highlight;
  background: Highlight;
  color: HighlightText;
`);

/** What is shut or has nothing in it: hatched, as a ground alone would not be seen. */
export const hatchedInForcedColours = inForcedColours(css`
  forced-color-adjust: none;
  border-color: CanvasText;
  background: repeating-linear-gradient(
    45deg,
    CanvasText 0 ${({ theme }) => theme.border.thin},
    Canvas ${({ theme }) => theme.border.thin} ${({ theme }) => theme.space.xxs}
  );
`);
