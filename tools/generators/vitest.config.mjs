import { specs } from '../../vitest.preset.mjs';

// What is in `test` takes minutes and is run apart: `npx nx run generators:try`.
export default specs({ include: ['src/**/*.spec.ts'] });
