/** Signals that end a process when it follows a wrong page number in a file, or meets a page that makes no sense. */
const signals = ['SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGABRT', 'SIGILL', 'SIGTRAP'];

/** The exit codes of Windows instead: an access violation, an error in a page, a division by zero, an abort. */
const codes = [0xc0000005, 0xc0000006, 0xc0000094, 134];

export const damageOfEnd = (code: number | null, signal: string | null): string[] | undefined =>
  (signal !== null && signals.includes(signal)) || (code !== null && codes.includes(code))
    ? [`reading it ended the process that read (${signal ?? code ?? '?'})`]
    : undefined;
