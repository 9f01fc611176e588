/** Shows a figure in the terminal's last line; where there is no terminal, a line per tenth. */
export function showProgress(work: string): (done: number) => void {
  let shown = -1;
  const { stderr } = process;
  return (done) => {
    const percent = Math.min(100, Math.floor(done * 100));
    const step = stderr.isTTY ? percent : Math.floor(percent / 10) * 10;
    if (step <= shown) return;
    shown = step;
    if (stderr.isTTY) stderr.write(`\r${work} ... ${step}%${step === 100 ? '\n' : ''}`);
    else stderr.write(`${work} ... ${step}%\n`);
  };
}

/** Aborts when the user or the system asks this process to stop. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('Stopped; nothing was left behind.'));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop);
  return controller.signal;
}
