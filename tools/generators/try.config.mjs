import { specs } from '../../vitest.preset.mjs';

// `npx nx run generators:try`: tests what the generator writes, in a copy of the workspace. It takes minutes, so it is run apart.
export default specs({ include: ['test/**/*.spec.ts'], testTimeout: 600_000, hookTimeout: 600_000 });
