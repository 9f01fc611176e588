/** How a process ends that follows a wrong page number out of a file, or meets a page that makes no sense. */
const signals = ['SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGABRT', 'SIGILL', 'SIGTRAP'];

/** What Windows says instead: an access violation, an error in a page, a division by zero. */
const codes = [0xc0000005, 0xc0000006, 0xc0000094, 134];

export const damageOfEnd = (code: number | null, signal: string | null): string[] | undefined =>
  (signal !== null && signals.includes(signal)) || (code !== null && codes.includes(code))
    ? [`reading it ended the process that read (${signal ?? code ?? '?'})`]
    : undefined;
