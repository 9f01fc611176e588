export function serveStorybook(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
