/** For the console alone: what happened and is no fault of the program. Never personal data. */
export function logNote(note: string): void {
  // eslint-disable-next-line no-console -- section 8 wants it logged and not shown
  console.info(note);
}

/** For the console alone: what the user need not see but a developer should. Never personal data. */
export function logProblem(problem: string): void {
  // eslint-disable-next-line no-console -- the one place of the web app that logs (section 8: "Logged only")
  console.error(problem);
}
