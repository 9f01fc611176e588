/** What a list on paper is, and what it is limited to: above its rows, and below each of its pages, one of which may be lost. */
export const paperTitle = (title: string, limits: readonly string[]): string => [title, ...limits].join(', ');
