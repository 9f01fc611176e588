import { specs } from '../../vitest.preset.mjs';

// The tests in `test` take minutes and are run apart: `npx nx run generators:try`.
export default specs({ include: ['src/**/*.spec.ts'] });
