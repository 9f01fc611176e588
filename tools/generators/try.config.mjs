import { specs } from '../../vitest.preset.mjs';

// `npx nx run generators:try`: what the generator writes, in a copy of the workspace. Minutes, so apart from the other tests.
export default specs({ include: ['test/**/*.spec.ts'], testTimeout: 600_000, hookTimeout: 600_000 });
