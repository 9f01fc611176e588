const KB = 1024;

/** How large a file is, as a computer shows it: `620 KB`, `1.4 MB`. @param bytes its size */
export const fileSize = (bytes: number): string =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / (KB * KB)).toFixed(1)} MB`;
