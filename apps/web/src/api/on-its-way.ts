/** A file is another one than the next, though neither says anything of itself in JSON. */
const inWords = (_: string, part: unknown): unknown =>
  part instanceof File ? [part.name, part.size, part.lastModified] : part;

/**
 * What is on its way to the server. The same that is asked for once more meanwhile joins it: on a slow PC a button is pressed
 * twice before the screen can show that it waits.
 */
export class OnItsWay<Request, Outcome> {
  private last: { readonly asked: string; readonly outcome: Promise<Outcome> } | undefined;

  /** @param send begins it, where it is not the last that was asked for, or that one is decided */
  send(request: Request, send: (request: Request) => Promise<Outcome>): Promise<Outcome> {
    const asked = JSON.stringify(request, inWords);
    // Only the last: who chooses one, another, and the first again wants the first to be the last at the server too.
    if (this.last?.asked === asked) return this.last.outcome;
    const outcome = send(request).finally(() => {
      if (this.last === begun) this.last = undefined;
    });
    const begun = { asked, outcome };
    this.last = begun;
    return outcome;
  }
}
