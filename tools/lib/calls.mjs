// Calls of a running program, for measurements.
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';

export const PASSWORD = 'correct horse battery';

/** A caller with one connection that is kept open, as in a browser. */
export function caller(url, token = '') {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (method, path, body, more = {}) =>
    new Promise((done, failed) => {
      const text = body && JSON.stringify(body);
      const headers = {
        'auth-token': token,
        'accept-encoding': 'gzip, deflate, br',
        ...more,
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      };
      const sent = request(`${url}${path}`, { agent, method, headers }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('end', () => done({ status: answer.statusCode, bytes: Buffer.concat(chunks) }));
      });
      sent.once('error', failed);
      sent.end(text);
    });
  return { call, end: () => agent.destroy() };
}

/** Makes a call with JSON or a form, without measuring. @throws when the office refuses */
export async function ask(url, path, body, token = '') {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'auth-token': token, ...(!isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Signs in. @returns the token of an account of the program */
export const signIn = async (url, username = 'admin') =>
  (await ask(url, '/api/office/office-login', { username, password: PASSWORD })).token;

export const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** The machine's details, on which the figures of a measurement depend. */
export const machine = () =>
  `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`;
