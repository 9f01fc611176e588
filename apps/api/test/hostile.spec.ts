import { sampleRegistration } from '@school/domain';
import { ADMIN } from './support/admin';
import { TestOffice, type Answer } from './support/office';
import { balanceOf, depositOf } from './support/payment';
import { register, signatureOf } from './support/student';
import { anyText } from './support/matchers';

type Fields = Readonly<Record<string, unknown>>;

/** The password that is asked for again before accounts are changed (D87). */
const own = { currentPassword: ADMIN.password };

const LONG = 'x'.repeat(5000);

/** Values that no field of any call accepts. */
const NEVER_RIGHT: readonly (readonly [string, unknown])[] = [
  ['an operator', { $gt: '' }],
  ['another operator', { $where: 'sleep(1000)' }],
  ['an empty object', {}],
  ['a list', ['1001']],
  ['an empty list', []],
  ['five thousand letters', LONG],
  ['a NUL', 'ab\u0000cd and so on'],
  ['half a character', 'ab\ud800cd and so on'],
];

/** Values that some fields may accept; none of them may break the server. */
const ODD: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', '   '],
  ['a number', 12345],
  ['not a number', -0.1],
  ['enormous', 1e308],
  ['true', true],
  ['a path', '../../../etc/passwd'],
  ['markup', '<script>alert(1)</script>'],
  ['a prototype', '__proto__'],
  ['right to left', '\u202Eاسم'],
  ['an emoji', '👩‍👧'],
  ['with a line break', 'Asha\nVerma'],
];

const SENTENCE = /^\S.{3,200}$/u;
const INSIDES = /mongo|bson|zod|node_modules|\bat \w+\.|undefined|\[object|\$/i;

function expectSentence({ status, body }: Answer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ statusCode: status, error: anyText });
  expect(body['message']).toMatch(SENTENCE);
  expect(JSON.stringify(body)).not.toMatch(INSIDES);
}

/** Expects a refusal by the rule of the wrong field, not by a later check such as an unknown ID or a used key. */
function expectRefusedAt(field: string, answer: Answer): void {
  expectSentence(answer);
  const details = (answer.body['details'] ?? []) as readonly { readonly field: string }[];
  expect([answer.status, details.some((one) => one.field.startsWith(field))]).toEqual([400, true]);
}

interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly right: () => Promise<Fields>;
  /** The status of a right call; most calls ask for something that does not exist, so that nothing changes. */
  readonly answers: number;
}

describe('wrong, missing and hostile values', () => {
  let office: TestOffice;
  let students = 0;
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, '1001');
  });
  afterAll(() => office.close());

  const nextId = () => `host-${(students += 1)}`;
  const calls: readonly Call[] = [
    {
      name: 'registerStudent',
      method: 'POST',
      path: '/api/student/register-student',
      answers: 201,
      right: async () => {
        const signatureRef = await signatureOf(office);
        return {
          ...sampleRegistration({ studentID: nextId(), signatureRef }),
          boardRollNo: '1',
          profilePictureRef: signatureRef,
          stream: 'arts',
          registeredBy: 'x',
        };
      },
    },
    {
      name: 'updateStudent',
      method: 'PUT',
      path: '/api/office/updateStudent',
      answers: 200,
      right: async () => {
        const {
          password: _,
          previousBalance: __,
          ...fields
        } = sampleRegistration({ signatureRef: await signatureOf(office) });
        return fields;
      },
    },
    {
      // Separate from the other fields, because each right password takes time to hash.
      name: 'updateStudent with a password',
      method: 'PUT',
      path: '/api/office/updateStudent',
      answers: 200,
      right: async () => Promise.resolve({ studentID: '1001', password: 'a-new-one' }),
    },
    {
      name: 'depositFee',
      method: 'POST',
      path: '/api/office/depositFee',
      answers: 201,
      right: async () => depositOf(await balanceOf(office, '1001'), 0.01),
    },
    {
      name: 'voidReceipt',
      method: 'POST',
      path: '/api/office/voidReceipt',
      answers: 404,
      right: async () =>
        Promise.resolve({ studentID: '1001', studentReceiptNo: 'MLMEC/1001/1', reason: 'A reason' }),
    },
    {
      name: 'isFirstTimeDeposit',
      method: 'POST',
      path: '/api/office/isFirstTimeDeposit',
      answers: 200,
      right: async () => Promise.resolve({ studentID: '1001' }),
    },
    {
      name: 'deleteStudent',
      method: 'DELETE',
      path: '/api/office/deleteStudent',
      answers: 404,
      right: async () => Promise.resolve({ studentID: 'nobody-1' }),
    },
    ...['letIn', 'refuse', 'deactivate', 'activate', 'newPassword'].map((name) => ({
      name,
      method: 'POST',
      path: `/api/staff/${name}`,
      answers: 404,
      right: async () =>
        Promise.resolve({
          staffID: 'f'.repeat(24),
          ...(['letIn', 'activate', 'newPassword'].includes(name) && own),
        }),
    })),
    {
      name: 'addStaff',
      method: 'POST',
      path: '/api/staff',
      answers: 201,
      right: async () =>
        Promise.resolve({
          fname: 'Meena',
          username: `m-${nextId()}`,
          role: 'office',
          rights: ['collect'],
          ...own,
        }),
    },
  ];
  const ask = ({ method, path }: Call, body: unknown, headers = {}) =>
    office.call(method, path, body, { token: office.admin, headers });

  /** Any characters of a password count, as typed: only its length and kind can be wrong. A clerk may have no right. */
  const isRightAfterAll = (field: string, what: string) =>
    (field === 'password' && (what === 'a NUL' || what === 'half a character')) ||
    (field === 'rights' && what === 'an empty list') ||
    (field === 'registeredBy' && (what === 'a NUL' || what === 'half a character'));

  it.each(calls)('$name refuses what no field can be', async (call) => {
    const right = await call.right();
    for (const field of Object.keys(right)) {
      for (const [what, value] of NEVER_RIGHT) {
        // An update may leave out any part of the personal detail, and unknown fields are dropped (D40).
        const isPartial = field === 'personalDetail' && call.name.startsWith('updateStudent');
        if (isPartial && (what === 'an empty object' || what.endsWith('operator'))) continue;
        const answer = await ask(call, { ...(await call.right()), [field]: value });
        if (isRightAfterAll(field, what)) expect(answer.status).toBe(call.answers);
        else expectRefusedAt(field, answer);
      }
    }
    // The same call is accepted when nothing in it is wrong.
    expect((await ask(call, await call.right())).status).toBe(call.answers);
  });

  it.each(calls)('$name survives what is odd', async (call) => {
    const right = await call.right();
    for (const field of Object.keys(right)) {
      for (const [, value] of ODD) {
        const answer = await ask(call, { ...(await call.right()), [field]: value });
        if (answer.status >= 400) expectSentence(answer);
      }
    }
  });

  it('refuses hostile values inside the personal detail', async () => {
    const [call] = calls;
    if (!call) throw new Error('no call');
    const right = (await call.right()) as { personalDetail: Fields };
    for (const field of Object.keys(right.personalDetail)) {
      for (const [, value] of [...NEVER_RIGHT, ['missing', undefined] as const, ['null', null] as const]) {
        const personalDetail = { ...right.personalDetail, [field]: value };
        const answer = await ask(call, { ...right, studentID: nextId(), personalDetail });
        expectRefusedAt(`personalDetail.${field}`, answer);
      }
    }
  });

  it.each(['office/office-login', 'student/student-login'])('refuses hostile values at %s', async (path) => {
    for (const field of ['username', 'password']) {
      for (const [, value] of [...NEVER_RIGHT.slice(0, 6), ...ODD]) {
        const body = { username: `hostile-${(students += 1)}`, password: 'not-right', [field]: value };
        const answer = await office.call('POST', `/api/${path}`, body, { token: '' });
        expectSentence(answer);
        // So few of them are looked up that the address does not run out of tries.
        expect([400, 401]).toContain(answer.status);
      }
    }
  });

  it.each([
    [
      'register',
      { fname: 'Meena', username: 'meena', password: 'chalk and dust', passwordAgain: 'chalk and dust' },
    ],
    ['forgot-password', { username: 'meena' }],
  ])('refuses hostile values without an account: %s', async (path, right) => {
    const send = (body: unknown, headers = {}) =>
      office.call('POST', `/api/office/${path}`, body, { token: '', headers });
    for (const field of Object.keys(right)) {
      for (const [what, value] of NEVER_RIGHT) {
        const answer = await send({ ...right, [field]: value });
        // A password of odd characters is valid, but differs from the repeated one.
        expectRefusedAt(isRightAfterAll(field, what) ? 'passwordAgain' : field, answer);
      }
      for (const [, value] of ODD) {
        const answer = await send({ ...right, [field]: value });
        if (answer.status >= 400) expectSentence(answer);
      }
    }
    for (const { body, status, headers } of bodies) {
      const answer = await send(body, headers);
      expectSentence(answer);
      expect(answer.status).toBe(status);
    }
  });

  it.each([
    '2023-02-29',
    '2023-13-01',
    '01-02-2023',
    '2023-1-1',
    '1899-12-31',
    '0000-00-00',
    '२०२३-०१-०१',
    '2023-02-01T00:00',
    'tomorrow',
  ])('refuses %s as a date', async (date) => {
    const [call] = calls;
    if (!call) throw new Error('no call');
    for (const field of ['dateOfBirth', 'dateOfAdmission']) {
      expectRefusedAt(field, await ask(call, { ...(await call.right()), [field]: date }));
    }
  });

  it.each<readonly [string, string, unknown, string]>([
    ['receipts/prints', 'POST', {}, 'studentReceiptNos'],
    ['receipts/prints', 'POST', { studentReceiptNos: ['MLMEC/1001/1'], isMarked: 'yes' }, 'isMarked'],
    ['compareDrawer', 'POST', { openingFloat: 0, counts: [] }, 'counts'],
    ['bookMonths', 'POST', { studentID: '1001', months: 'all', reason: 'A reason' }, 'months'],
    ['fee-tables', 'POST', { from: '2030-04', revision: 1, fees: 300 }, 'fees'],
    ['closeSession', 'POST', [], ''],
    ['public-site/news', 'PUT', { revision: 0, news: ['Holidays'] }, 'news.0'],
  ])(
    'says in its own words that a list, an object or a tick is none: %s',
    async (path, method, body, field) => {
      for (const [language, words] of [
        ['en', 'A field of the request is missing or of the wrong type'],
        ['hi', 'अनुरोध का कोई खाना नहीं भेजा गया, या सही प्रकार का नहीं है'],
      ] as const) {
        const headers = { 'accept-language': language };
        const answer = await office.call(method, `/api/office/${path}`, body, {
          token: office.admin,
          headers,
        });
        expect(answer.body).toMatchObject({
          statusCode: 400,
          message: words,
          details: [{ field, message: words }],
        });
      }
    },
  );

  it('names every wrong field at once, in a sentence that counts them', async () => {
    const answer = await office.call('POST', '/api/student/register-student', {});
    expect(answer.body['message']).toMatch(/is required, and 2\d more fields need attention$/);
    expect((answer.body['details'] as unknown[]).length).toBeGreaterThan(20);
    const one = await office.call('POST', '/api/office/isFirstTimeDeposit', {});
    expect(one.body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Student ID is required',
      details: [{ field: 'studentID', message: 'Student ID is required' }],
    });
  });

  const BODIES: readonly (readonly [
    string,
    string | Uint8Array<ArrayBuffer>,
    number,
    Record<string, string>?,
  ])[] = [
    ['half a JSON text', '{"studentID":', 400],
    ['an empty body', '', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a text', '"1001"', 400],
    ['a number', '7', 400],
    ['a poisoned prototype', '{"__proto__":{"studentID":"1001"}}', 400],
    ['a poisoned constructor', '{"constructor":{"prototype":{"studentID":"1001"}}}', 400],
    ['thirty thousand brackets', '['.repeat(30_000) + ']'.repeat(30_000), 400],
    ['a very deep field', `{"studentID":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`, 400],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400],
    ['10 MB', `{"studentID":"${'x'.repeat(10 * 1024 * 1024)}"}`, 413],
    ['plain text', '{"studentID":"1001"}', 415, { 'content-type': 'text/plain' }],
    ['a form', 'studentID=1001', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['no type', '{"studentID":"1001"}', 415, { 'content-type': '' }],
    ['a compressed body', 'x', 415, { 'content-encoding': 'gzip' }],
  ];
  const bodies = BODIES.map(([what, body, status, headers = {}]) => ({ what, body, status, headers }));
  it.each(bodies)('answers $what with a sentence', async ({ body, status, headers }) => {
    for (const call of calls) {
      const answer = await ask(call, body, headers);
      expectSentence(answer);
      expect(answer.status).toBe(status);
    }
  });

  it('asks who is there before it reads what was sent', async () => {
    for (const { method, path } of calls) {
      for (const body of ['{"broken', 'x'.repeat(200_000)]) {
        const answer = await office.call(method, path, body, { token: '' });
        expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in.' } });
      }
    }
  });

  it.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/office/depositFee', 404],
    ['DELETE', '/api/office/getAllStudents', 404],
    ['PATCH', '/upload', 404],
    ['GET', '/%FF', 404],
    ['GET', '/..%2f..%2fetc/passwd', 404],
    ['GET', '/api/office/getStudentById?studentID=%E0%A4%A', 400],
    ['POST', `/api/office/${'x'.repeat(5000)}`, 404],
  ])('answers %s %s in the same shape', async (method, path, status) => {
    const answer = await office.call(method, path);
    expectSentence(answer);
    expect(answer.status).toBe(status);
  });

  it('takes names as India writes them', async () => {
    for (const name of ['आशा', "D'Souza", 'José', 'Mary-Ann', '\u0041\u030A\u0041\u030A\u0041\u030A']) {
      const studentID = nextId();
      await register(office, studentID, { studentFirstName: name });
      const { body } = await office.call('GET', `/api/office/getStudentById?studentID=${studentID}`);
      expect(body['studentFirstName']).toBe(name.normalize('NFC'));
    }
  });
});
