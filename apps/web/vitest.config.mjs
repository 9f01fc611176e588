import { specs } from '../../vitest.preset.mjs';

export default specs();
