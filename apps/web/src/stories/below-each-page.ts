/** The text below each printed page, as the document's styles define it. */
export const belowEachPage = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => /@bottom-left \{[^}]*/.exec(cssText)?.[0] ?? '')
    .join('');
