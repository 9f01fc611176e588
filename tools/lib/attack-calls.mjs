// The calls of the OpenAPI document, and what comes back of those that an attack makes.
import { sampleOf } from './attack-values.mjs';

/** So many calls at once, and no call takes longer than this: milliseconds. */
const AT_ONCE = 12;
const PATIENCE = 20_000;

/** What no answer may say. */
const INSIDES = /node_modules|\bat [\w.]+ \(|MongoServer|ZodError|\$argon2|polluted/;

/** What each call of the document is, without its `$ref`s: its sample, and who may make it. */
export function operationsOf({ paths, components: { schemas } }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, ...operation }]) => {
      const named = (place) =>
        Object.fromEntries(
          parameters
            .filter(({ in: where }) => where === place)
            .map(({ name, schema }) => [name, sampleOf(schema, schemas)]),
        );
      const content = requestBody?.content ?? {};
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        inPath: named('path'),
        query: named('query'),
        isUpload: 'multipart/form-data' in content,
        body: content['application/json'] && sampleOf(content['application/json'].schema, schemas),
        callers: operation['x-callers'],
        right: operation['x-right'],
        isBeforeOwnPassword: operation['x-before-own-password'] === true,
      };
    }),
  );
}

/** Where a call goes. @param inPath what stands in its path, where it is not the sample's */
export const addressOf = ({ path, inPath }) => path.replace(/\{(\w+)\}/g, (_, name) => inPath[name]);

/** Makes calls of one office, and notes what was wrong. */
export class Attack {
  faults = [];
  calls = 0;

  constructor(url) {
    this.url = url;
  }

  /** One call; what broke is noted. @returns the status */
  async send(name, method, address, { token = '', body, headers = {} } = {}) {
    const { faults } = this;
    this.calls += 1;
    const isForm = body instanceof FormData;
    try {
      const answer = await fetch(`${this.url}${address}`, {
        method,
        headers: {
          ...(token && { 'auth-token': token }),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const { status } = answer;
      const text = await answer.text();
      // Node itself ends a call whose address is too long, without a body.
      if (status === 431) return status;
      if (status >= 500) faults.push(`${status}  ${name}`);
      else if (status >= 400 && (typeof JSON.parse(text).message !== 'string' || INSIDES.test(text)))
        faults.push(`says too much or nothing  ${name}: ${text.slice(0, 120)}`);
      return status;
    } catch (error) {
      faults.push(`no answer (${error.message})  ${name}`);
      return 0;
    }
  }
}

/** Does all of them, so many at once. */
export async function inParallel(jobs) {
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
