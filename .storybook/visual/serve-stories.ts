import { serveStorybook } from '../serve.mjs';

/** Runs once, before the workers start; they find the address in `STORYBOOK_URL`. */
export default async function serveStories(): Promise<() => Promise<void>> {
  const { url, stop } = await serveStorybook();
  process.env['STORYBOOK_URL'] = url;
  return stop;
}
