import { specs } from '../../vitest.preset.mjs';

export default specs({ setupFiles: ['test/a-step-for-each.ts'] });
