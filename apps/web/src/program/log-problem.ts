/** Logs an event that is no fault of the program, only to the console. Never personal data. */
export function logNote(note: string): void {
  // eslint-disable-next-line no-console -- section 8 wants it logged and not shown
  console.info(note);
}

/** Logs something that a developer should see but the user need not, only to the console. Never personal data. */
export function logProblem(problem: string): void {
  // eslint-disable-next-line no-console -- the one place of the web app that logs (section 8: "Logged only")
  console.error(problem);
}
