import { css, type RuleSet } from 'styled-components';

/** Styles for forced colours: the reader's own colours, without backgrounds or shadows, and with transparent edges visible. */
export const inForcedColours = (rules: RuleSet) => css`
  @media (forced-colors: active) {
    ${rules}
  }
`;

/** The look of a chosen, open or current item, in the reader's own highlight colours. */
export const chosenInForcedColours = inForcedColours(css`
  forced-color-adjust: none;
  border-color: Highlight;
  background: Highlight;
  color: HighlightText;
`);

/** The look of a disabled or empty item: hatched, as a background alone would not be visible. */
export const hatchedInForcedColours = inForcedColours(css`
  forced-color-adjust: none;
  border-color: CanvasText;
  background: repeating-linear-gradient(
    45deg,
    CanvasText 0 ${({ theme }) => theme.border.thin},
    Canvas ${({ theme }) => theme.border.thin} ${({ theme }) => theme.space.xxs}
  );
`);
