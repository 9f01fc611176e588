/** Tells files apart, since JSON says nothing about a file. */
const inWords = (_: string, part: unknown): unknown =>
  part instanceof File ? [part.name, part.size, part.lastModified] : part;

/**
 * The request on its way to the server. The same request made again meanwhile joins it: on a slow PC a button is pressed twice
 * before the screen can show that it is waiting.
 */
export class OnItsWay<Request, Outcome> {
  private last: { readonly requestText: string; readonly outcome: Promise<Outcome> } | undefined;

  /** @param send starts the request, unless the same one is the last that was sent and is still undecided */
  send(request: Request, send: (request: Request) => Promise<Outcome>): Promise<Outcome> {
    const requestText = JSON.stringify(request, inWords);
    // Only the last counts: after choosing one, another, and the first again, the first must be the last at the server too.
    if (this.last?.requestText === requestText) return this.last.outcome;
    const outcome = send(request).finally(() => {
      if (this.last === sending) this.last = undefined;
    });
    const sending = { requestText, outcome };
    this.last = sending;
    return outcome;
  }
}
