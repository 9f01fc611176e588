/** For the console alone: what the user need not see but a developer should. Never personal data. */
export function logProblem(problem: string): void {
  // eslint-disable-next-line no-console -- the one place of the web app that logs (section 8: "Logged only")
  console.error(problem);
}
