import type { StaffAccount } from '../src/accounts/accounts.schema';
import { describeApi } from '../src/open-api';
import { passwordOf } from './support/admin';
import { TestOffice } from './support/office';
import { register } from './support/student';

const own = { branch: 'MLMEC', class: '3', section: 'a' } as const;
const other = { branch: 'MLMEC', class: '3', section: 'b' } as const;
const of = { session: '2026-27', subject: 'Hindi', revision: '0' };
const days = { firstDay: '2026-04-01', lastDay: '2027-03-31' };
const when = { ...days, day: '2026-04-01', month: '2026-04' };

/** The query values that a route may ask for, for the own section and for another one; a new name is entered here. */
const askedOf = {
  own: { ...own, ...when, ...of, studentID: '1001', as: 'csv' },
  other: { ...other, ...when, ...of, studentID: '2001', as: 'csv' },
} as const;

const NEW_PASSWORD = 'sponge and blackboard';

/** Bodies for calls that say little without one; the others are sent an empty one. */
const bodies: Readonly<Record<string, object>> = {
  keepLanguage: { language: 'en' },
  endOwnSignIn: { signInID: 'f'.repeat(24) },
  changeOwnPassword: {
    currentPassword: passwordOf('meera.k'),
    password: NEW_PASSWORD,
    passwordAgain: NEW_PASSWORD,
  },
};

/** The exam of both sections, for calls that need one. */
let exam = '';

/** The calls that end the session in which all others are made. */
const LAST = ['changeOwnPassword', 'logOut'];

/** Data of students in another section, and data that only the office may see. */
const SECRETS = [
  'Zubeida',
  'Yaqoob',
  '2001',
  '9111111111',
  '432143214321',
  '4321 4321 4321',
  'XXXX',
  '765.25',
  '76525',
];

/** Calls for things that the own section does not have here: they answer 404. */
const OF_NONE = ['photoOfMyStudent', 'getUnitFile'];

/** Words that occur in the names of fields about money or Adhaar. */
const OF_MONEY = new Set(
  'adhaar amount amounts balance charge charges concession concessions discount drawer due dues fee fees heads ledger outstanding owed paid paise pay payment receipt receipts refund rupees upi'.split(
    ' ',
  ),
);

/** The names among these that are about money, such as `previousBalance` or `feesFrom`. */
const ofMoney = (names: readonly string[]): string[] =>
  names.filter((name) => name.split(/(?=[A-Z])/).some((word) => OF_MONEY.has(word.toLowerCase())));

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [part: string]: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-callers': 'public' | readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>
  >;
}

interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Every name at any depth of a value. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

describe('what a teacher is answered (D58)', () => {
  let office: TestOffice;
  let teacher: StaffAccount;
  let token = '';
  let calls: Call[] = [];
  let schemas: Readonly<Record<string, Schema>> = {};

  beforeAll(async () => {
    office = await TestOffice.open();
    const theirs = { section: 'b', adhaarNumber: '432143214321', primaryMobile: '9111111111' };
    await register(office, '1001', { adhaarNumber: '432143214321', previousBalance: 765.25 });
    await register(office, '2001', { ...theirs, studentFirstName: 'Zubeida', studentLastName: 'Yaqoob' });
    teacher = await office.employ('meera.k', 'teacher');
    const teaching = [{ ...own, subjects: ['Hindi'], isClassTeacher: true }];
    await office.call(
      'POST',
      '/api/staff/teaching',
      { staffID: teacher._id.toHexString(), revision: 0, teaching },
      { token: office.admin },
    );
    await office.call(
      'POST',
      '/api/office/calendar',
      { occasionKind: 'exam', title: 'Unit test', ...days, lastDay: '2026-04-05' },
      { token: office.admin },
    );
    const made = await office.call(
      'POST',
      '/api/office/exams',
      {
        name: 'Unit test',
        branch: own.branch,
        classes: [own.class],
        firstDay: days.firstDay,
        lastDay: days.firstDay,
        subjects: [{ name: 'Hindi', maximum: 20, weight: 1 }],
      },
      { token: office.admin },
    );
    exam = made.body['id'] as string;
    for (const [section, studentID] of [
      [own.section, '1001'],
      [other.section, '2001'],
    ]) {
      const cells = [{ studentID, subject: 's1', mark: '17', was: '' }];
      await office.call('PUT', '/api/office/exams/marks', { exam, class: own.class, section, cells });
    }
    token = await office.tokenOf(teacher);
    const document = describeApi(office.app);
    schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
    calls = Object.entries(document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>)
      .flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
      )
      .filter(({ 'x-callers': callers }) => callers !== 'public' && callers.includes('teacher'))
      .sort((one, next) => LAST.indexOf(one.operationId) - LAST.indexOf(next.operationId));
  });
  afterAll(() => office.close());

  const queryOf = ({ operationId, parameters = [] }: Call, whose: keyof typeof askedOf): URLSearchParams => {
    const values: Readonly<Record<string, string>> = { ...askedOf[whose], exam, id: exam };
    const names = parameters.filter(({ in: where }) => where === 'query');
    const unknown = names.filter(({ name, required }) => required === true && !(name in values));
    if (unknown.length > 0)
      throw new Error(
        `${operationId} asks for ${unknown.map(({ name }) => name).join(', ')}: enter it above`,
      );
    return new URLSearchParams(
      names.flatMap(({ name }): [string, string][] => (name in values ? [[name, values[name] ?? '']] : [])),
    );
  };

  /** The answer as text and as a value, whether it is a picture, a file or JSON. */
  const ask = (call: Call, whose: keyof typeof askedOf) => {
    const { method, path, operationId } = call;
    const body = method === 'get' ? undefined : (bodies[operationId] ?? {});
    return office.call<unknown>(method.toUpperCase(), `${path}?${queryOf(call, whose).toString()}`, body, {
      token,
    });
  };

  /** Every name that an answer may have by the API document, also names left out today. */
  const namesOf = (schema: Schema, seen = new Set<string>()): string[] => {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
      if (seen.has(name)) return [];
      seen.add(name);
      return namesOf(schemas[name] ?? {}, seen);
    }
    const inner = Object.values(schema).flatMap((part) =>
      typeof part === 'object' && part !== null ? namesOf(part as Schema, seen) : [],
    );
    return [...Object.keys(schema.properties ?? {}), ...inner];
  };

  it('can name nothing of money and no Adhaar, by the document', () => {
    expect(calls.length).toBeGreaterThanOrEqual(13);
    for (const { operationId, responses } of calls) {
      const names = Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content = {} }]) => Object.values(content))
        .flatMap(({ schema }) => namesOf(schema));
      expect([operationId, ofMoney(names)]).toEqual([operationId, []]);
    }
  });

  it('has nobody of another section in it, nothing of money and no Adhaar, whatever is called', async () => {
    for (const call of calls) {
      const { operationId, method } = call;
      const { status, body } = await ask(call, 'own');
      const said = JSON.stringify(body);
      const told = SECRETS.filter((secret) => said.includes(secret));
      expect([operationId, told, ofMoney(namesIn(body))]).toEqual([operationId, [], []]);
      // A refusal would say nothing about the route's answer.
      const isAnswered = status < 300 || method !== 'get' || OF_NONE.includes(operationId);
      expect([operationId, status, isAnswered]).toEqual([operationId, status, true]);
      if (operationId === 'changeOwnPassword') token = (body as { token: string }).token;
    }
  });

  it('would be found out: the office is answered what a teacher is not', async () => {
    const { status, body } = await office.call<unknown>('GET', '/api/office/exportStudents?as=csv');
    expect([status, SECRETS.some((secret) => JSON.stringify(body).includes(secret))]).toEqual([200, true]);
    const student = await office.call<unknown>('POST', '/api/office/isFirstTimeDeposit', {
      studentID: '2001',
    });
    expect(ofMoney(namesIn(student.body)).length).toBeGreaterThan(0);
  });

  it('is a no where another section is asked for, and a student of one is nobody', async () => {
    const again = await office.connection.collection<StaffAccount>('staff').findOne({ _id: teacher._id });
    if (again) token = await office.tokenOf(again);
    const ofSections = calls.filter(
      ({ method, parameters = [] }) =>
        method === 'get' && parameters.some(({ name, required }) => name === 'section' && required === true),
    );
    expect(ofSections.length).toBeGreaterThan(0);
    for (const call of ofSections)
      expect([call.operationId, (await ask(call, 'other')).status]).toEqual([call.operationId, 403]);
    for (const call of calls.filter(
      ({ method, parameters = [] }) => method === 'get' && parameters.length > 0,
    )) {
      const { status, body } = await ask(call, 'other');
      const told = SECRETS.filter((secret) => JSON.stringify(body).includes(secret));
      expect([call.operationId, told]).toEqual([call.operationId, []]);
      expect(status).toBeLessThan(500);
    }
  });
});
