// `npm run attack`: every call of the OpenAPI document, by everybody who may stand at the door, and with everything hostile
// in each of its fields. No door may be open that the document calls shut, and nothing may break the office (no 5xx).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callersOf } from './lib/attack-callers.mjs';
import { hostileBodies, hostileQueries, sampleOf } from './lib/attack-values.mjs';
import { ask, PASSWORD, signIn } from './lib/calls.mjs';
import { startProgram } from './lib/program.mjs';
import { ensureBuilt } from './lib/workspace.mjs';

/** So many calls at once, and no call takes longer than this: milliseconds. */
const AT_ONCE = 12;
const PATIENCE = 20_000;

/** What no answer may say. */
const INSIDES = /node_modules|\bat [\w.]+ \(|MongoServer|ZodError|\$argon2|polluted/;

const faults = [];
let calls = 0;

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'school-attack-'));
const key = 'k'.repeat(40);
const program = await startProgram(folder, { ADMIN_PASSWORD: PASSWORD, JWT_SECRET: key });
const { url } = program;

/** One call; what broke is noted. @returns the status */
async function send(name, method, address, { token = '', body, headers = {} } = {}) {
  calls += 1;
  const isForm = body instanceof FormData;
  try {
    const answer = await fetch(`${url}${address}`, {
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

/** Does all of them, so many at once. */
async function inParallel(jobs) {
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What a call of the document is, without its `$ref`s. */
function operationsOf({ paths, components: { schemas } }) {
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
      };
    }),
  );
}

const addressOf = ({ path, inPath }) => path.replace(/\{(\w+)\}/g, (_, name) => inPath[name]);
const emptyBodyOf = ({ body, isUpload }) => (isUpload ? new FormData() : body && {});

/** Whether a door said what it had to: an empty call goes no further than the door or the first check. */
const isRight = (status, { callers, right }, { roles, rights = [], refused }) => {
  if (callers === 'public') return ![403, 0].includes(status);
  if (refused) return status === refused;
  const mayCall = roles.some((role) => callers.includes(role)) && (!right || rights.includes(right));
  return mayCall ? ![401, 403].includes(status) : status === 403;
};

/** A table: one line a call, one column a caller, `!` where the door was wrong. */
async function tryDoors(operations, callers) {
  const columns = callers.map((_, index) => String.fromCharCode(65 + index));
  callers.forEach(({ name }, index) => console.log(`${columns[index]}  ${name}`));
  console.log(`\n${'call'.padEnd(44)}${columns.map((column) => column.padStart(5)).join('')}`);
  for (const operation of operations) {
    const cells = [];
    for (const caller of callers) {
      const name = `${operation.name} by ${caller.name}`;
      const body = emptyBodyOf(operation);
      const status = await send(name, operation.method, addressOf(operation), { token: caller.token, body });
      const right = operation.callers && isRight(status, operation, caller);
      if (!right) faults.push(`the door said ${status}  ${name}`);
      cells.push(`${right ? '' : '!'}${status}`.padStart(5));
    }
    console.log(`${operation.name.padEnd(44)}${cells.join('')}`);
  }
}

/** Every field of every call, with everything hostile, by who may do most. */
function* hostileCalls(operations, token) {
  for (const operation of operations) {
    const { name, method, query, body, path, inPath, isUpload } = operation;
    const address = addressOf(operation);
    if (body)
      for (const [what, sent] of hostileBodies(body))
        yield () => send(`${name} with ${what}`, method, address, { token, body: sent });
    if (body)
      for (const text of [
        '{',
        '[]',
        'null',
        '"x"',
        '['.repeat(50_000),
        '{"__proto__":{"x":1}}',
        'x'.repeat(200_000),
      ])
        yield () =>
          send(`${name} with the body ${text.slice(0, 12)}`, method, address, { token, body: text });
    for (const field of Object.keys(query))
      for (const [what, asked] of hostileQueries(address, query, field))
        yield () => send(`${name} with ${what}`, method, asked, { token });
    for (const field of Object.keys(inPath))
      for (const value of [
        '..%2f..%2fetc%2fpasswd',
        '%00',
        '%ff',
        '%7B%24gt%3A1%7D',
        'x'.repeat(5000),
        '__proto__',
      ])
        yield () =>
          send(`${name} with ${value.slice(0, 24)}`, method, path.replace(`{${field}}`, value), { token });
    if (isUpload)
      for (const [file, type] of [
        ['', 'image/png'],
        ['<svg onload="x"/>', 'image/svg+xml'],
        ['\x89PNG\r\n\x1a\n', 'image/png'],
      ])
        yield () => {
          const form = new FormData();
          form.append('image', new Blob([file], { type }), '../../x.png');
          form.append('__proto__', 'x');
          return send(`${name} with the file ${type}`, method, address, { token, body: form });
        };
  }
}

const started = Date.now();
try {
  const admin = await signIn(url);
  const register = (username) =>
    ask(url, '/api/office/register', {
      fname: 'Somebody',
      username,
      password: PASSWORD,
      passwordAgain: PASSWORD,
    });
  await register('clerk-one');
  await register('waits-here');
  const staff = await ask(url, '/api/staff', undefined, admin);
  const idOf = (username) => staff.find((account) => account.username === username).id;
  const ids = { admin: idOf('admin'), clerk: idOf('clerk-one'), waiting: idOf('waits-here') };
  await ask(url, '/api/staff/letIn', { staffID: ids.clerk }, admin);
  const operations = operationsOf(await ask(url, '/api/openapi.json'));
  // Who has logged out can call nothing else.
  const logOut = operations.findIndex(({ path }) => path === '/api/office/logout');
  operations.push(...operations.splice(logOut, 1));
  // The tokens are made after the accounts were changed, which voids those of before.
  await new Promise((done) => setTimeout(done, 1_500));
  const signInOf = async (username) =>
    JSON.parse(Buffer.from((await signIn(url, username)).split('.')[1], 'base64url')).sid;
  const callers = callersOf(key, ids, {
    admin: await signInOf('admin'),
    teacher: await signInOf('clerk-one'),
    clerkAsAdmin: await signInOf('clerk-one'),
    clerk: await signInOf('clerk-one'),
  });
  await tryDoors(operations, callers);
  await inParallel(hostileCalls(operations.slice(0, -1), await signIn(url)));
  const after = await send('GET /api/health after all', 'GET', '/api/health');
  if (after !== 200) faults.push(`the office is not well afterwards: ${after}`);
} finally {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
}

const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\n${calls} calls in ${seconds} s, ${faults.length} of them were wrong`);
for (const fault of faults) console.log(`- ${fault}`);
process.exit(faults.length === 0 && calls > 1_000 ? 0 : 1);
