import { specs } from '../../vitest.preset.mjs';

// The effort that calls may take is counted for the whole process.
export default specs({ isolate: true });
