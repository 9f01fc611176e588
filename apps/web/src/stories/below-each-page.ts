/** What stands below each page that is printed, as the rules of the document say it. */
export const belowEachPage = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => /@bottom-left \{[^}]*/.exec(cssText)?.[0] ?? '')
    .join('');
