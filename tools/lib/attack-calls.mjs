// The calls of the OpenAPI document, and checks of the answers that an attack gets.
import { sampleOf } from './attack-values.mjs';

/** How many calls are made at once, and how long one may take: milliseconds. */
const AT_ONCE = 12;
const PATIENCE = 20_000;

/** Internal details that no answer may contain. */
const INSIDES = /node_modules|\bat [\w.]+ \(|MongoServer|ZodError|\$argon2|polluted/;

/** The calls of the document with its `$ref`s resolved: a sample of each, and its permitted callers. */
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

/** The address of a call. @param inPath the values in its path, if not those of the sample */
export const addressOf = ({ path, inPath }) => path.replace(/\{(\w+)\}/g, (_, name) => inPath[name]);

/** Makes calls to one office, and notes faults. */
export class Attack {
  faults = [];
  calls = 0;

  constructor(url) {
    this.url = url;
  }

  /** Makes one call, and notes a fault. @returns the status */
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
      // Node itself refuses a call whose address is too long, without a body.
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

/** Does all jobs, `AT_ONCE` at a time. */
export async function inParallel(jobs) {
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
