// The acts that change a whole school: prices, many students at once, sessions, accounts.
import { of, STOP } from './attack-desk.mjs';
import { CLASSES, classOf } from './attack-student-acts.mjs';

const BANDS = ['before-1', '1-5', '6-8', '9-10', '11-12-science', '11-12-arts'];

const REASON = { reason: 'As it was said at the desk' };

/** The prices of a head, by the way in which it is priced. */
const costs = (amount) => ({
  one: { amount },
  class: { bands: Object.fromEntries(BANDS.map((band, index) => [band, amount * index])) },
  stop: { stops: [{ name: STOP, amount: 10 * amount }] },
});

/** The heads that the school has added so far. */
const ownHeads = async (desk) => (await desk.get('office/heads')) ?? [];

/** The changes that an administrator makes to an account. */
const accountChanges = [
  ({ id }) => [
    'rights',
    { staffID: id, rights: ['students', 'collect', 'void', 'refund', 'reports'], currentPassword: true },
  ],
  ({ id }, n) => [
    'rights',
    { staffID: id, rights: of([[], ['collect'], ['students', 'collect']], n), currentPassword: true },
  ],
  ({ id }, n) => ['role', { staffID: id, role: of(['admin', 'office', 'office'], n), currentPassword: true }],
  ({ id }) => ['deactivate', { staffID: id }],
  ({ id }) => ['activate', { staffID: id, currentPassword: true }],
  ({ id }) => ['activate', { staffID: id, currentPassword: true }],
];

const manyChanges = [
  (desk) => ({ what: 'section', section: of(['a', 'b', '*'], desk.m) }),
  (desk) => ({ what: 'take-head', head: desk.head, ...desk.stop, from: desk.month(desk.m % 3) }),
  (desk) => ({ what: 'end-head', head: desk.head, from: desk.month(desk.m % 3) }),
  (desk) => ({
    what: 'concession',
    concession: 'merit',
    unit: 'percent',
    value: 10,
    from: desk.month(),
    ...REASON,
  }),
];

/** The acts at a desk, by their names. */
export const schoolActs = {
  async addHead(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m } = desk;
    const price = of(['one', 'class', 'stop'], m);
    const every = of(
      [{ every: 'monthly' }, { every: 'yearly', inMonths: [desk.month(1).slice(5)] }, { every: 'once' }],
      n,
    );
    const name = desk.head.slice('school:'.length);
    await desk.post('heads', {
      name,
      takers: of(['all', 'chosen'], n),
      isRefundable: m % 4 === 0,
      from: desk.month(of([0, 1], n)),
      ...every,
      price,
      ...costs(50)[price],
      ...(price === 'stop' && { takers: 'chosen' }),
    });
  },

  async changeHead(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m } = desk;
    const from = desk.month(n % 3);
    const { head = desk.head, price = 'one' } = of(await ownHeads(desk), n) ?? {};
    if (m % 3 === 0) await desk.post('heads/close', { head, from });
    else await desk.post('heads/amounts', { head, from, ...costs(60 + (n % 9))[price] });
  },

  async takeHead(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m } = desk;
    const chosen = (await ownHeads(desk)).filter(({ takers }) => takers === 'chosen');
    const { head = desk.head, price } = of(chosen, n) ?? {};
    const stop = price === 'stop' ? { stop: STOP } : desk.stop;
    await desk.post('takeHead', { ...desk.own, head, ...stop, from: desk.month(m % 3) });
  },

  async endHead(anybody) {
    const desk = anybody.ofPrincipal();
    const { studentID, heads } = (await desk.firstWith('heads')) ?? {};
    if (heads)
      await desk.post('endHead', {
        studentID,
        id: of(heads, desk.n).id,
        from: desk.month(desk.m % 3),
      });
  },

  async putUpFees(anybody) {
    const desk = anybody.ofPrincipal();
    const monthly = 300 + 25 * (desk.n % 9);
    const fees = Object.fromEntries(
      BANDS.map((band) => [band, { monthly, registration: 100, security: 500 }]),
    );
    const { versions = [] } = (await desk.get('office/fee-tables')) ?? {};
    await desk.post('fee-tables', {
      revision: versions.length,
      from: desk.month(desk.m % 4),
      ...of([{}, { branch: 'MLMIC' }], desk.n),
      fees,
    });
  },

  async changeMany(desk) {
    const { n, m, office } = desk;
    const change = of(manyChanges, n)(desk);
    const whom = of(
      [
        { filter: {} },
        { studentIDs: office.students.slice(m % 5, (m % 5) + 6) },
        { filter: { boardType: 'up' } },
      ],
      m,
    );
    const path = change.what === 'concession' ? 'previewConcession' : 'preview';
    const made = await desk.post(`manyStudents/${path}`, { ...whom, change });
    if (!made) return;
    await desk.post('manyStudents/run', { changeID: made.id });
    if (m % 6 === 0) await desk.post('manyStudents/stop', { changeID: made.id });
    await desk.over(`office/manyStudents/one?changeID=${made.id}`);
    const back = m % 4 === 0 && (await desk.post('manyStudents/previewBack', { changeID: made.id }));
    if (!back) return;
    await desk.post('manyStudents/run', { changeID: back.id });
    await desk.over(`office/manyStudents/one?changeID=${back.id}`);
  },

  /** Imports new students; or all students with values as they were a moment ago. */
  async import(anybody) {
    const desk = anybody.ofPrincipal();
    const { n, m, office } = desk;
    const ids = [0, 1, 2].map((one) => `imp-${(n + one) % 30}`);
    const line = (id) =>
      `${id},Asha Verma,Ram Verma,Sita Verma,01/06/2015,${of(['3', '7', 'Nursery'], m)},94150000${10 + (n % 5)},${of(['0', '400'], m)}`;
    const known = m % 3 === 0 && (await desk.get('imports/records?as=csv'));
    const heading =
      'Student ID,Student Name,Father Name,Mother Name,Date of Birth,Class,Mobile,Previous Balance';
    const form = new FormData();
    form.append('file', new Blob([known || [heading, ...ids.map(line)].join('\r\n')]), 'register.csv');
    const made = await desk.ask('POST', 'imports', form);
    if (!made) return;
    const named = new Set(made.columns.map(({ field }) => field));
    const forAll = Object.entries({
      wingType: 'primary',
      boardType: 'cbse',
      medium: 'english',
      religion: 'hindu',
      category: 'general',
      gender: 'female',
      section: 'a',
      address: 'Naini',
      adhaarNumber: '234123412346',
      dateOfAdmission: `${desk.month().slice(0, 4) - 1}-04-01`,
    });
    const others = forAll
      .filter(([field]) => !named.has(field))
      .map(([field, otherwise]) => ({ field, otherwise }));
    const importID = made.id;
    await desk.ask('PUT', 'imports/columns', {
      importID,
      columns: [...made.columns, ...others],
      overwrites: m % 2 === 0,
    });
    await desk.ask('POST', 'imports/run', { importID });
    if (m % 7 === 0) await desk.ask('POST', 'imports/stop', { importID });
    await desk.over(`imports/one?importID=${importID}`);
    for (const id of known ? [] : ids) if (!office.students.includes(id)) office.students.push(id);
  },

  async moveSection(anybody) {
    const desk = anybody.ofPrincipal();
    const section = { branch: of(['MLMEC', 'MLMIC'], desk.m), class: of(CLASSES, desk.n), section: 'a' };
    const look = await desk.get(`office/sectionToMove?${new URLSearchParams(section)}`);
    if (!look) return;
    const moves = look.students
      .filter(({ moved }) => !moved)
      .map((student, index) => {
        const { studentID } = student;
        const decision = of(['promote', 'promote', 'detain', 'undecided'], desk.m + index);
        const next = classOf(CLASSES.indexOf(section.class) + 1);
        return decision === 'promote'
          ? { studentID, decision, ...next, section: 'a' }
          : { studentID, decision };
      });
    const planned = await desk.ask('PUT', 'office/sectionPlan', {
      ...section,
      revision: look.revision,
      moves,
    });
    if (planned) await desk.post('runSectionPlan', { ...section, revision: planned.revision });
    if (desk.n % 3 === 0) await desk.post('takeBackMove', desk.own);
  },

  async closeSession(anybody) {
    const desk = anybody.ofPrincipal();
    const { turn } = (await desk.get('office/newSession')) ?? {};
    if (turn) await desk.post('closeSession', { session: turn.from });
  },

  async changeAccount(desk) {
    const others = desk.office.staff.filter(
      ({ username, role }) => role !== 'teacher' && !['admin', 'principal'].includes(username),
    );
    const [path, { currentPassword, ...body }] = of(accountChanges, desk.n)(of(others, desk.m), desk.m);
    await desk.ask('POST', `staff/${path}`, {
      ...body,
      ...(currentPassword && { currentPassword: desk.password }),
    });
  },
};
