// `npm run chromatic`: publishes the Storybook at chromatic.com for its reviewers.
import { fail, runTool } from './lib/workspace.mjs';

// The token names the project and lets anyone publish to it, so it comes from outside and is not stored here.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  fail(
    'Set CHROMATIC_PROJECT_TOKEN to the project token (chromatic.com, Manage, Configure) and run this again; nothing was published.',
  );
}
const built = await runTool('nx', ['run', 'ui:build-storybook', '--outputStyle=static']);
if (built !== 0) fail('The Storybook could not be built; the lines above say why.');
process.exit(
  await runTool('chromatic', [
    '--storybook-build-dir',
    'storybook-static',
    '--exit-zero-on-changes',
    '--skip-update-check',
  ]),
);
