// The acts on the record of one student, and reading it.
import { of } from './attack-desk.mjs';

export const CLASSES = ['na', 'lkg', 'ukg', '1', '3', '5', '6', '8', '9', '10', '11', '12'];

/** @param n chooses the class and, in XI and XII, the stream */
export const classOf = (n) => {
  const schoolClass = of(CLASSES, n);
  return { class: schoolClass, ...(Number(schoolClass) > 10 && { stream: of(['science', 'arts'], n >> 4) }) };
};

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

/** The acts at a desk, by their names. */
export const studentActs = {
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

  async register(anybody) {
    const desk = anybody.ofPrincipal();
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
        feesFrom: desk.month(of([0, 2, 1, -1], m)),
        ...(m % 2 === 0 && { admissionCharges: true }),
      }),
      desk.key(),
    );
    if (!made) return;
    office.students.push(studentID);
    // Charges of the admission are paid at once, so that they can be paid back when the student leaves.
    const shown = await desk.post('isFirstTimeDeposit', { studentID });
    if (shown && m % 2 === 0) await desk.pay(shown, { wanted: (due) => due });
  },

  async changeStudent(anybody) {
    const desk = anybody.ofPrincipal();
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

  async leave(anybody) {
    const desk = anybody.ofPrincipal();
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

  /** Readmits the first student, from the act's own on, who has left. */
  async readmit(anybody) {
    const desk = anybody.ofPrincipal();
    const hasLeft = async (one) =>
      (await desk.get(`office/getStudentById?studentID=${one}&left=true&adhaar=masked`))?.leftAt;
    const studentID = await desk.first(async (one) => (await hasLeft(one)) && one);
    await desk.post('readmitStudent', {
      studentID: studentID ?? desk.studentID,
      ...classOf(desk.n),
      section: 'a',
    });
  },

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

  async withdrawCertificate(anybody) {
    const desk = anybody.ofPrincipal();
    const serial = of(desk.office.serials, desk.n);
    if (serial) await desk.post('certificates/withdraw', { serial, ...REASON });
  },

  logOut: (desk) => desk.post('logout'),
};
