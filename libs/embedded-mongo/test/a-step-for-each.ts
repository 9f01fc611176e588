import { beginStep } from '../src/effort';

/** The effort allowed to calls is counted for the whole process, which all test files share. */
beforeEach(() => beginStep());
