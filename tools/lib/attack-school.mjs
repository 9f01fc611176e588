// The office of the sequences: two programs on one database, a clock that is moved, and desks of different rights. Each time a
// sequence is shortened, it starts again from the stored data of the first office, without being founded again.
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Kept } from './attack-day-books.mjs';
import { ask, PASSWORD, signIn } from './calls.mjs';
import { ownDatabase } from './own-database.mjs';
import { startProgram } from './program.mjs';
import { dotForm } from './dot-form.mjs';
import { source } from './source.mjs';
import { databaseLibrary, root } from './workspace.mjs';

const { MongoClient } = createRequire(import.meta.url)('mongodb');

const CLOCK = join(root, 'tools/lib/attack-clock.mjs');
const KEY = 'k'.repeat(40);
const LOGIN = '/api/office/office-login';

const DAY = 86_400_000;
const dayOf = (time) => new Date(time + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Ten in the morning of tomorrow, in India: no database may take data of the future for expired. */
const START = Date.parse(`${dayOf(Date.now() + DAY)}T10:00:00+05:30`);

/** The longest time of a call: milliseconds. */
const PATIENCE = 20_000;

/**
 * How often a caller asks again who was told to come back in a moment, as the screens do: after a month began, all dues are
 * worked out again, and on a busy machine that may take longer than a person waits without a message.
 */
const COMES_BACK = 12;

/** The desks and their accounts; nobody changes the account of `AUDITOR`, who reads the books. */
const AUDITOR = 'admin';
const DESKS = [
  { username: 'principal', program: 0, role: 'admin' },
  { username: 'principal', program: 1, role: 'admin' },
  { username: 'head-clerk', program: 0, rights: ['students', 'collect', 'void', 'refund', 'reports'] },
  { username: 'head-clerk', program: 1, rights: ['students', 'collect', 'void', 'refund', 'reports'] },
  { username: 'new-clerk', program: 1, rights: ['students', 'collect', 'reports'] },
  { username: 'cashier', program: 0, rights: ['collect'] },
  { username: 'bookkeeper', program: 1, rights: ['collect', 'void', 'refund'] },
  { username: 'trainee', program: 0, rights: [] },
  { username: 'second-cashier', program: 1, rights: ['collect'] },
  { username: 'class-teacher', program: 0, role: 'teacher' },
  { username: 'other-teacher', program: 1, role: 'teacher' },
];

/** The teachings of each teacher: two of their subjects are the same, so that both type into the same cells. */
const teachingsOf = (usualSubjects) => {
  const given = (section, first, isClassTeacher) => ({
    ...section,
    subjects: usualSubjects(section).slice(first, first + 3),
    isClassTeacher,
  });
  const third = { branch: 'MLMEC', class: '3', section: 'a' };
  return {
    'class-teacher': [given(third, 0, true), given({ ...third, section: 'b' }, 0, false)],
    'other-teacher': [given(third, 1, true), given({ ...third, class: '7' }, 1, true)],
  };
};

/** Two families of two children, and others: of both branches, and of classes with different prices. */
const CHILDREN = [
  { class: '3', boardType: 'cbse', medium: 'english', primaryMobile: '9415000001' },
  { class: '7', boardType: 'cbse', medium: 'english', primaryMobile: '9415000001', previousBalance: 900 },
  { class: '5', boardType: 'up', medium: 'hindi', primaryMobile: '9415000002' },
  { class: '9', boardType: 'up', medium: 'hindi', primaryMobile: '9415000002', previousBalance: 120.5 },
  { class: '11', boardType: 'cbse', medium: 'english', stream: 'science', primaryMobile: '9415000003' },
  { class: '12', boardType: 'up', medium: 'hindi', stream: 'arts', primaryMobile: '9415000004' },
  { class: 'lkg', boardType: 'cbse', medium: 'english', primaryMobile: '9415000005' },
  { class: '10', boardType: 'cbse', medium: 'english', primaryMobile: '9415000006', previousBalance: 4000 },
  { class: '3', boardType: 'cbse', medium: 'english', primaryMobile: '9415000007' },
  { class: '3', boardType: 'cbse', medium: 'english', primaryMobile: '9415000008', section: 'b' },
];

/** Two programs on one database, and all their answers. */
class Office {
  faults = [];
  added = 0;

  constructor(school) {
    const { programs, tokens = [], staff = [], founded } = school;
    Object.assign(this, { school, programs, staff, ...founded });
    this.teachers = staff.filter(({ role }) => role === 'teacher');
    this.exams = [];
    this.families = new Map();
    this.closedSessions = new Map();
    this.kept = new Kept();
    this.desks = DESKS.map((desk, index) => ({ ...desk, token: tokens[index] }));
    this.auditor = { username: AUDITOR, program: 0, token: tokens.at(-1) };
    this.students = CHILDREN.map((_, index) => `att-${index}`);
    this.receipts = [];
    this.serials = [];
    this.keys = 0;
  }

  /** The time in both programs. */
  now = () => new Date(Date.now() + this.added);

  /** The day in India that is `later` days from now. */
  day = (later) => dayOf(this.now().getTime() + later * DAY);
  /** The days from the one before the first up to tomorrow, in parts of at most a year. */
  years() {
    const parts = [];
    for (let at = START - DAY; at <= this.now().getTime() + DAY; at += 365 * DAY) {
      const last = Math.min(at + 364 * DAY, this.now().getTime() + DAY);
      parts.push({ firstDay: dayOf(at), lastDay: dayOf(last) });
    }
    return parts;
  }

  async passes(milliseconds) {
    this.added += milliseconds;
    await this.school.tellTime(this.added);
  }

  /** Makes one call; a caller who is signed out signs in and asks again. @returns status and body */
  async call(desk, method, path, body, headers = {}, isAgain = false, cameBack = 0) {
    const url = `${this.programs[desk.program].url}${path}`;
    const isForm = body instanceof FormData;
    this.school.calls += 1;
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          ...(desk.token && { 'auth-token': desk.token }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const { status } = answer;
      const text = await answer.text();
      const { statuses } = this.school;
      statuses[status] = (statuses[status] ?? 0) + 1;
      const wait = Number(answer.headers.get('retry-after'));
      if (status === 503 && method === 'GET' && wait > 0 && cameBack < COMES_BACK) {
        await pause(wait * 1000);
        return this.call(desk, method, path, body, headers, isAgain, cameBack + 1);
      }
      if (status >= 500) this.faults.push(`${status}  ${method} ${path} ${JSON.stringify(body)}: ${text}`);
      if (status === 401 && !isAgain && path !== LOGIN) {
        if (await this.signIn(desk)) return this.call(desk, method, path, body, headers, true);
      }
      return { status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
    } catch (error) {
      this.faults.push(`no answer (${error.message})  ${method} ${path}`);
      return { status: 0, body: {} };
    }
  }

  async signIn(desk) {
    const { username } = desk;
    const { status, body } = await this.call({ ...desk, token: '' }, 'POST', LOGIN, {
      username,
      password: PASSWORD,
    });
    if (status === 200) desk.token = body.token;
    return status === 200;
  }
}

/** Makes the accounts and children of a new office. @returns the picture used for each signature, and the data that acts use */
async function found({ url }) {
  const { sampleRegistration, usualSubjects } = await source('libs/domain/src/index.ts');
  const teaching = teachingsOf(usualSubjects);
  const token = await signIn(url, AUDITOR);
  const post = (path, body) => ask(url, path, body, token);
  await fetch(`${url}/api/office/sessionSettings`, {
    method: 'PUT',
    headers: { 'auth-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ idleAfter: 'off' }),
  });
  const people = DESKS.filter(
    ({ username }, at) => DESKS.findIndex((desk) => desk.username === username) === at,
  );
  for (const { username, role, rights } of people) {
    const passwords = { password: PASSWORD, passwordAgain: PASSWORD };
    await post('/api/office/register', { fname: 'Somebody', username, ...passwords });
    const { id: staffID, rights: seen } = (await ask(url, '/api/staff', undefined, token)).find(
      (one) => one.username === username,
    );
    const change = { staffID, currentPassword: PASSWORD };
    await post('/api/staff/letIn', change);
    if (role) await post('/api/staff/role', { ...change, role });
    else await post('/api/staff/rights', { ...change, rights, seen });
    if (role === 'teacher')
      await post('/api/staff/teaching', { staffID, revision: 0, teaching: teaching[username] });
  }
  const { _id: signatureRef } = await post('/upload', dotForm());
  for (const [index, child] of CHILDREN.entries())
    await post(
      '/api/student/register-student',
      sampleRegistration({ studentID: `att-${index}`, signatureRef, ...child }),
    );
  return { signatureRef, sampleRegistration, usualSubjects, teaching };
}

/** The place where offices are begun, one after the other, on the same database. */
export class AttackedSchool {
  /** The number of calls of all offices, and of each status. */
  calls = 0;
  statuses = {};
  /** For each act, how often it was done, asked for a change, and came through. */
  acts = {};
  programs = [];

  /** @param folder of the database; with MONGODB_URI set it is on that server */
  static async open(folder) {
    const school = new AttackedSchool();
    school.folder = folder;
    const dataDir = join(folder, 'database');
    mkdirSync(dataDir, { recursive: true });
    const server = process.env.MONGODB_URI || undefined;
    const { startEmbeddedMongo } = server ? {} : await databaseLibrary('index');
    school.database = server ? undefined : await startEmbeddedMongo({ dataDir });
    school.uri = ownDatabase(server ?? school.database.uri);
    school.client = await MongoClient.connect(school.uri);
    await school.start(1);
    school.founded = await found(school.programs[0]);
    const office = new Office(school);
    for (const desk of [...office.desks, office.auditor]) {
      desk.program = 0;
      await office.signIn(desk);
    }
    school.tokens = [...office.desks, office.auditor].map(({ token }) => token);
    school.staff = (await office.call(office.auditor, 'GET', '/api/staff')).body;
    await school.stop();
    school.stored = await school.collections(async (collection) => [
      collection.collectionName,
      await collection.find().toArray(),
    ]);
    return school;
  }

  /** Does work on each collection. */
  async collections(work) {
    const all = await this.client.db().collections();
    return Promise.all(all.map(work));
  }

  async start(count) {
    const settings = { MONGODB_URI: this.uri, ADMIN_PASSWORD: PASSWORD, JWT_SECRET: KEY };
    const starts = Array.from({ length: count }, () => startProgram(this.folder, settings, root, CLOCK));
    this.programs = await Promise.all(starts);
    await this.tellTime(START - Date.now());
  }

  noteAct(what, { asked, through }) {
    const [done, askedSoFar, throughSoFar] = this.acts[what] ?? [0, 0, 0];
    this.acts[what] = [done + 1, askedSoFar + Number(asked), throughSoFar + Number(through)];
  }

  stop = () => Promise.all(this.programs.splice(0).map(({ stop }) => stop()));

  tellTime = (added) => Promise.all(this.programs.map(({ tell }) => tell(added)));

  /** Begins a new office as it was when founded, in programs that know nothing of the one before. */
  async begin() {
    await this.stop();
    await this.collections((collection) => collection.deleteMany({}));
    for (const [name, documents] of this.stored)
      if (documents.length > 0) await this.client.db().collection(name).insertMany(documents);
    await this.start(2);
    const office = new Office(this);
    await office.passes(START - Date.now());
    return office;
  }

  async close() {
    await this.stop();
    await this.client.db().dropDatabase();
    await this.client.close();
    await this.database?.stop();
  }
}
