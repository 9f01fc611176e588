import { beginStep } from '../src/effort';

/** The effort that calls may take is counted for the whole process, which all files share. */
beforeEach(() => beginStep());
