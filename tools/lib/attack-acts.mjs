// What people at the desks of an office do, each by the name that a sequence is told with. An act is told by numbers alone, so
// that it means something in whatever is left of a sequence; one that comes to nothing is no fault.
import { of } from './attack-desk.mjs';

const NOTES = [500, 200, 100, 50, 20, 10, 5, 2, 1];

/** An amount of cash in notes and coins. */
const inNotes = (amount) => {
  let left = Math.max(0, Math.floor(amount));
  return Object.fromEntries(
    NOTES.map((note) => {
      const count = Math.floor(left / note);
      left -= count * note;
      return [`n${note}`, count];
    }),
  );
};

const CLASSES = ['na', 'lkg', 'ukg', '1', '3', '5', '6', '8', '9', '10', '11', '12'];
/** @param n which class and, in XI and XII, which stream */
const classOf = (n) => {
  const schoolClass = of(CLASSES, n);
  return { class: schoolClass, ...(Number(schoolClass) > 10 && { stream: of(['science', 'arts'], n >> 4) }) };
};

const BANDS = ['before-1', '1-5', '6-8', '9-10', '11-12-science', '11-12-arts'];
const REASON = { reason: 'As it was said at the desk' };

const reads = (desk) => [
  `dayBook?firstDay=${desk.day(-3)}&lastDay=${desk.day(0)}`,
  'defaulters',
  'defaulters/totals?left=true',
  'receipts?size=100&sort=-number',
  'collectedToday',
  'drawer',
  'closings',
  'dashboard',
  'openDrawers',
  'certificates',
  'reminders',
  'newSession',
  'getAllStudents?size=100',
  'exportStudents?as=csv',
  'defaulters/export?as=csv',
  `studentStory?studentID=${desk.studentID}`,
  `reminders/draft?studentID=${desk.studentID}`,
  `leavingDues?studentID=${desk.studentID}`,
];

/** Pays what of the due, in paise, n says. */
const shares = [
  (due) => due,
  (due) => Math.floor(due / 2),
  () => 100,
  (due) => Math.floor(due / 300) * 100,
  () => 50,
  (due) => due + 1,
];

/** What an administrator does to the account of somebody. */
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
  ({ id }) => ['activate', { staffID: id }],
  ({ id }) => ['activate', { staffID: id }],
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

/** What each does, with the desk that it is done at. */
export const acts = {
  async find(desk) {
    await desk.get(`office/findStudents?query=${of([desk.studentID, 'asha', '94150', 'ver'], desk.n)}`);
    await desk.get(`office/family?studentID=${desk.studentID}`);
    await desk.post('refundable', desk.own);
  },

  async read(desk) {
    await desk.get(`office/${of(reads(desk), desk.n)}`);
    const receipt = desk.receipt();
    if (receipt)
      await desk.get(`office/receipts/one?studentReceiptNo=${encodeURIComponent(receipt.studentReceiptNo)}`);
  },

  async register(desk) {
    const { office, n, m } = desk;
    const studentID = `new-${n % 40}`;
    const isHindi = m % 3 === 0;
    const made = await desk.ask(
      'POST',
      'student/register-student',
      office.sampleRegistration({
        studentID,
        signatureRef: office.signatureRef,
        ...classOf(m),
        ...(isHindi && { medium: 'hindi', boardType: 'up' }),
        primaryMobile: `94150000${10 + (n % 5)}`,
        previousBalance: of([0, 0, 250, 99.5], n),
        feesFrom: desk.month(of([0, 0, 1, -1], m)),
        ...(m % 2 === 0 && { admissionCharges: ['registration', 'security'] }),
      }),
      desk.key(),
    );
    if (made && !office.students.includes(studentID)) office.students.push(studentID);
  },

  async pay(desk) {
    const shown = await desk.shown();
    if (shown)
      await desk.pay(shown, {
        wanted: of(shares, desk.n),
        months: of([0, 0, 0, 1, 4, 12], desk.m),
        more: desk.mode(),
      });
  },

  /** By what stood on the screen before the others of the burst did anything. */
  async payLate(desk) {
    const shown = await desk.shown();
    await desk.pause();
    if (shown) await desk.pay(shown, { wanted: of(shares, desk.n) });
  },

  /** With something that was asked for at the counter. */
  async payFine(desk) {
    const shown = await desk.shown();
    const amount = of([50, 10.5, 1000], desk.m);
    const charges = [{ head: of(['fine', 'board', 'extra', 'tc'], desk.n), amount, ...REASON }];
    if (shown)
      await desk.pay(shown, { wanted: (due) => due + amount * 100, more: { charges, ...desk.mode() } });
  },

  async payFamily(desk) {
    const family = (await desk.get(`office/family?studentID=${desk.studentID}`)) ?? [];
    const key = desk.key()['idempotency-key'];
    await Promise.all(
      family.map((student) =>
        desk.pay(
          { student, fees: student.fees },
          { wanted: of(shares, desk.n), key: `${key}-${student.studentID}` },
        ),
      ),
    );
  },

  async void(desk) {
    const receipt = desk.receipt();
    if (receipt)
      await desk.post('voidReceipt', {
        ...receipt,
        ...REASON,
        ...of([{}, {}, { cause: 'cheque-returned' }], desk.n),
      });
  },

  async takeBack(desk) {
    const receipt = desk.receipt();
    if (receipt) await desk.post('takeBackPayment', receipt);
  },

  async refund(desk) {
    const back = await desk.post('refundable', desk.own);
    if (!back) return;
    const { advance, security, heads = [] } = back;
    const all = [
      ['advance', advance],
      ['security', security],
      ...heads.map(({ head, amount }) => [head, amount]),
    ];
    const [what, most] = of(all.filter(([, amount]) => amount > 0).concat([['advance', 1]]), desk.n);
    await desk.twice('refund', {
      ...desk.own,
      of: what,
      amount: of([most, Math.ceil(most / 2)], desk.m),
      ...REASON,
    });
  },

  async charge(desk) {
    const head = of(['fine', 'board', 'extra', 'tc', 'other', 'security', desk.head], desk.n);
    await desk.twice('addCharge', { ...desk.own, head, amount: of([50, 0.5, 700], desk.m), ...REASON });
  },

  async bookMonths(desk) {
    const months = [-2, -1].map((later) => ({
      month: desk.month(later - (desk.n % 3)),
      amount: of([100, 0, 300], desk.m),
    }));
    await desk.twice('bookMonths', { ...desk.own, months, ...REASON });
  },

  async concede(desk) {
    const of100 = {
      ...desk.own,
      concession: of(['hardship', 'sibling'], desk.n),
      amount: of([100, 10.5, 300], desk.m),
      ...REASON,
    };
    await desk.twice('giveConcession', {
      ...of100,
      ...of([{}, {}, { head: 'fine', concession: undefined }], desk.n),
    });
  },

  async concedeEachMonth(desk) {
    const { n, m } = desk;
    const terms = of(
      [
        { unit: 'percent', value: 25 },
        { unit: 'rupees', value: 70 },
        { unit: 'percent', value: 100 },
      ],
      n,
    );
    await desk.twice('giveStandingConcession', {
      ...desk.own,
      concession: of(['sibling', 'staff', 'rte'], n),
      ...terms,
      from: desk.month(m % 3),
      ...(m % 2 === 0 && { through: desk.month(3 + (m % 3)) }),
      ...REASON,
    });
  },

  async endConcession(desk) {
    const { concessions = [] } = (await desk.record()) ?? {};
    const ended = of(concessions, desk.n);
    if (ended)
      await desk.post('endStandingConcession', {
        ...desk.own,
        id: ended.id,
        from: desk.month(desk.m % 3),
        ...REASON,
      });
  },

  async addHead(desk) {
    const { n, m } = desk;
    const price = of(
      [
        { price: 'one', amount: 50 },
        { price: 'class', bands: Object.fromEntries(BANDS.map((band, index) => [band, 10 * index])) },
        { price: 'stop', stops: [{ name: 'Naini', amount: 650 }], takers: 'chosen' },
      ],
      m,
    );
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
      ...price,
    });
  },

  async changeHead(desk) {
    if (desk.m % 3 === 0) await desk.post('heads/close', { head: desk.head, from: desk.month(desk.n % 3) });
    else
      await desk.post('heads/amounts', {
        head: desk.head,
        from: desk.month(desk.n % 3),
        amount: 60 + (desk.n % 9),
      });
  },

  async takeHead(desk) {
    const { head, stop } = desk;
    await desk.post('takeHead', { ...desk.own, head, ...stop, from: desk.month(desk.m % 3) });
  },

  async endHead(desk) {
    const { heads = [] } = (await desk.record()) ?? {};
    const taken = of(heads, desk.n);
    if (taken) await desk.post('endHead', { ...desk.own, id: taken.id, from: desk.month(desk.m % 3) });
  },

  async putUpFees(desk) {
    const monthly = 300 + 25 * (desk.n % 9);
    const fees = Object.fromEntries(
      BANDS.map((band) => [band, { monthly, registration: 100, security: 500 }]),
    );
    await desk.post('fee-tables', {
      from: desk.month(desk.m % 4),
      ...of([{}, { branch: 'MLMIC' }], desk.n),
      fees,
    });
  },

  async closeDrawer(desk) {
    const drawer = await desk.get('office/drawer');
    if (!drawer) return;
    const { n, m } = desk;
    const openingFloat = n % 4 === 0 ? 300 : (drawer.lastFloat ?? 1000);
    const compared = await desk.post('compareDrawer', { openingFloat, counts: {} });
    if (!compared) return;
    const counted = Math.max(0, Math.floor(compared.expected) - of([0, 0, 10], m));
    await desk.twice('closeDrawer', {
      openingFloat,
      counts: inNotes(counted),
      closingFloat: Math.min(counted, of([1000, 0, 500], n)),
      floatReason: 'Change from the bank',
      ...(counted !== compared.expected && { ...REASON, differenceBranch: 'MLMEC' }),
    });
  },

  async changeStudent(desk) {
    const { n, m } = desk;
    const changes = of(
      [
        () => classOf(m),
        () => of([{ medium: 'hindi' }, { medium: 'english' }], m),
        () => of([{ boardType: 'up' }, { boardType: 'cbse' }], m),
        () => ({ feesFrom: desk.month(of([-2, -1, 0, 1, 3], m)) }),
        () => ({ section: of(['a', 'b'], m), primaryMobile: `94150000${10 + (m % 5)}` }),
        () => ({ stream: of(['arts', 'science'], m) }),
      ],
      n,
    )();
    await desk.ask('PUT', 'office/updateStudent', { ...desk.own, ...changes });
  },

  async leave(desk) {
    const leftOn = desk.day(of([0, 0, -1, -20], desk.m));
    const dues = await desk.get(`office/leavingDues?studentID=${desk.studentID}&leftOn=${leftOn}`);
    const { outstandingDue } = dues ?? {};
    await desk.ask('DELETE', 'office/deleteStudent', {
      ...desk.own,
      leftOn,
      outstandingDue,
      leavingReason: 'moved',
    });
  },

  readmit: (desk) => desk.post('readmitStudent', { ...desk.own, ...classOf(desk.n), section: 'a' }),

  async certify(desk) {
    const draft = await desk.get(`office/certificates/draft?studentID=${desk.studentID}`);
    if (!draft) return;
    const { fields, rows, money } = draft;
    const { outstandingDue } = money;
    const said = { outstandingDue, leavingReason: 'moved', duesReason: 'The principal said so' };
    const made = await desk.twice('certificates', { ...desk.own, fields, rows, ...said });
    const serial = made?.certificate.serial;
    if (!serial) return;
    desk.office.serials.push(serial);
    await desk.post('certificates/prints', { serial }, desk.key());
  },

  async withdrawCertificate(desk) {
    const serial = of(desk.office.serials, desk.n);
    if (serial) await desk.post('certificates/withdraw', { serial, ...REASON });
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

  /** New ones; or what is known of all, as it was a moment ago. */
  async import(desk) {
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
      dateOfAdmission: `01/04/${desk.month().slice(0, 4) - 1}`,
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

  async moveSection(desk) {
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

  async closeSession(desk) {
    const { turn } = (await desk.get('office/newSession')) ?? {};
    if (turn) await desk.post('closeSession', { session: turn.from });
  },

  async remind(desk) {
    const shown = await desk.shown();
    if (shown) await desk.post('reminders', { ...desk.own, way: 'sms', amount: shown.fees.outstandingDue });
  },

  async print(desk) {
    const receipt = desk.receipt();
    if (!receipt) return;
    const studentReceiptNos = [receipt.studentReceiptNo];
    const key = desk.key();
    await desk.post('receipts/prints', { studentReceiptNos }, key);
    if (desk.n % 3 === 0) await desk.post('receipts/prints/failed', { studentReceiptNos }, key);
  },

  logOut: (desk) => desk.post('logout'),

  async changeAccount(desk) {
    const others = desk.office.staff.filter(({ username }) => !['admin', 'principal'].includes(username));
    const [path, { currentPassword, ...body }] = of(accountChanges, desk.n)(of(others, desk.m), desk.m);
    await desk.ask('POST', `staff/${path}`, {
      ...body,
      ...(currentPassword && { currentPassword: desk.password }),
    });
  },
};
