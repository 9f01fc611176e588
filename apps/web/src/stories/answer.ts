/** The stand-in server's answer to one call in a story (`.storybook/server.ts`). */
export type Answer = (request: Request) => Response | Promise<Response>;

/** Answers by method and path: `GET /api/office/dashboard`. */
export type Answers = Readonly<Record<string, Answer>>;

export const answer =
  (body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  () =>
    Response.json(body, { headers });

/** An answer that does not arrive while the story is open. */
export const onItsWay: Answer = ({ signal }) =>
  new Promise((_, giveUp) => {
    signal.addEventListener('abort', () => giveUp(signal.reason as Error), { once: true });
  });

/** A refusal by the server, in its own words (D39). */
export const refused =
  (statusCode: number, message: string): Answer =>
  () =>
    Response.json({ statusCode, error: 'Refused', message }, { status: statusCode });

/** A lost connection to the server. */
export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const HEALTH = 'HEAD /api/health';

/** The same answer for every call of a screen. The health check still answers, unless the connection is lost. */
export const all = (answers: Answers, instead: Answer): Answers => ({
  ...Object.fromEntries(Object.keys(answers).map((call) => [call, instead])),
  ...(instead !== lost && HEALTH in answers && { [HEALTH]: answers[HEALTH] }),
});

/** A server that answers until a story says that it is in trouble, so that later reads fail. */
export const server = { isInTrouble: false };

export const inTrouble = refused(500, 'Something went wrong. Please try again.');

/** The same answers as long as the server is not in trouble. */
export const whileWell = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([call, usual]) => [
      call,
      (request) => (server.isInTrouble ? inTrouble(request) : usual(request)),
    ]),
  );
