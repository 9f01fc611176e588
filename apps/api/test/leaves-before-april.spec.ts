import type { CertificateAnswer, CertificateDraftAnswer } from '../src/certificates/certificates.answers';
import type { PlanRunAnswer, SectionToMoveAnswer } from '../src/new-session/new-session.answers';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';
import { register } from './support/student';

const VIII_A = { branch: 'MLMIC', class: '8', section: 'a' } as const;
const LEAVING = '2027-03-10';

describe('a child that is promoted in February, and leaves before April', () => {
  let office: TestOffice;

  const admin = () => ({ token: office.admin });
  const goTo = (day: string) => office.clock.stopAt(new Date(`${day}T10:00:00+05:30`));
  const look = async () =>
    (
      await office.call<SectionToMoveAnswer>(
        'GET',
        `/api/office/sectionToMove?${new URLSearchParams(VIII_A).toString()}`,
        undefined,
        admin(),
      )
    ).body;
  const move = async (studentID: string, to: object = { decision: 'promote', class: '9', section: 'b' }) => {
    const { revision } = await look();
    const plan = { ...VIII_A, moves: [{ studentID, ...to }], revision };
    const saved = await office.call<SectionToMoveAnswer>('PUT', '/api/office/sectionPlan', plan, admin());
    const run = { ...VIII_A, revision: saved.body.revision };
    return (await office.call<PlanRunAnswer>('POST', '/api/office/runSectionPlan', run, admin())).body;
  };
  const promoted = async (studentID: string, to?: object) => {
    goTo('2027-02-08');
    await register(office, studentID, { medium: 'hindi', boardType: 'up', class: '8', section: 'a' });
    expect(await move(studentID, to)).toMatchObject({ moved: 1, refused: [] });
  };

  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  it('gets a certificate of class VIII, which no dues hold back (D65)', async () => {
    await promoted('V-1');
    goTo(LEAVING);
    const path = '/api/office/certificates';
    const draft = await office.call<CertificateDraftAnswer>('GET', `${path}/draft?studentID=V-1`);
    const { fields, rows, money } = draft.body;
    const { outstandingDue } = money;
    expect(outstandingDue).toBeGreaterThan(0);
    const asked = { studentID: 'V-1', fields, rows, outstandingDue, leavingReason: 'moved' };
    const issued = await office.call<CertificateAnswer>('POST', path, asked);
    expect(issued).toMatchObject({
      status: 201,
      body: { certificate: { class: '8', section: 'a', dues: outstandingDue } },
    });
    expect(issued.body.certificate.rows).toMatchObject([
      { class: 'VIII', session: '2026-27', removedOn: LEAVING, cause: anyText },
    ]);
    expect(issued.body.certificate.rows[0]).not.toHaveProperty('promotedOn');
  });
});
