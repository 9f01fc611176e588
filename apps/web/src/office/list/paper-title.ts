/** The title of a printed list with its filter values, repeated at the foot of each page as a page may get lost. */
export const paperTitle = (title: string, limits: readonly string[]): string => [title, ...limits].join(', ');
