import { FirstDayService } from '../src/first-day/first-day.service';
import type { FirstDayAnswer } from '../src/first-day/first-day.answers';
import { TestOffice } from './support/office';
import { register } from './support/student';

const PATH = '/api/office/firstDay';

describe('the first day of a school', () => {
  let office: TestOffice;
  beforeEach(async () => (office = await TestOffice.open()));
  afterEach(() => office.close());

  const begin = () => office.app.get(FirstDayService, { strict: false }).begin();
  const call = (method: string, path = PATH, body?: object, token = office.admin) =>
    office.call<FirstDayAnswer>(method, path, body, { token });
  const states = async () => {
    const { steps } = (await call('GET')).body;
    return Object.fromEntries(steps.map(({ step, state }) => [step, state]));
  };
  const choose = (step: string, isNeeded: boolean) => call('PUT', PATH, { step, isNeeded });

  const askForAccount = () => {
    const password = 'ink and blotting paper';
    const body = { fname: 'Meena', username: 'meena', password, passwordAgain: password };
    return office.call('POST', '/api/office/register', body, { token: '' });
  };

  it('is none of a school that was there before the checklist, whatever it has', async () => {
    expect((await call('GET')).body).toEqual({ isShown: false, steps: [] });
    await choose('heads', false);
    await call('POST', `${PATH}/hide`);
    expect((await call('GET')).body.isShown).toBe(false);
    expect(await office.connection.collection('firstdays').countDocuments()).toBe(0);
  });

  it('goes on by what is stored, whoever stored it and however often the program starts', async () => {
    await begin();
    // The clerk of every test office is a second account.
    const open = {
      details: 'open',
      crest: 'open',
      fees: 'open',
      heads: 'open',
      students: 'open',
      float: 'open',
    };
    expect(await states()).toEqual({ ...open, staff: 'done' });
    await register(office, '1001');
    await begin();
    expect(await states()).toEqual({ ...open, staff: 'done', students: 'done' });
    await office.connection.collection('staff').deleteOne({ foldedUsername: 'clerk-one' });
    expect((await states())['staff']).toBe('open');
    // Somebody who only asked for an account is not staff yet.
    await askForAccount();
    expect((await states())['staff']).toBe('open');
  });

  it('has the details and the crest of a branch only when both branches have them', async () => {
    await begin();
    const details = (branchCode: string, more: object = {}) =>
      office.connection
        .collection('schooldetails')
        .insertOne({ branchCode, name: 'A school', changedAt: new Date(), ...more });
    await details('MLMEC', { logo: 'f'.repeat(24) });
    expect(await states()).toMatchObject({ details: 'open', crest: 'open' });
    await details('MLMIC');
    expect(await states()).toMatchObject({ details: 'done', crest: 'open' });
    await details('MLMIC', { logo: 'e'.repeat(24), changedAt: new Date(Date.now() + 1000) });
    expect(await states()).toMatchObject({ details: 'done', crest: 'done' });
  });

  it('has the float when somebody put change into a drawer', async () => {
    await begin();
    await call('PUT', '/api/office/drawerFloat', { amount: 500 }, office.clerk);
    expect((await states())['float']).toBe('done');
  });

  it('takes a step as not needed and takes that back, in the audit log, until it is hidden for good', async () => {
    await begin();
    // Each choice is one audit line, also when it is sent twice.
    const twice = await Promise.all([choose('heads', false), choose('heads', false)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    await choose('float', false);
    expect(await states()).toMatchObject({ heads: 'not-needed', float: 'not-needed', fees: 'open' });
    await choose('float', true);
    expect(await states()).toMatchObject({ heads: 'not-needed', float: 'open' });
    expect((await call('POST', `${PATH}/hide`)).body).toEqual({ isShown: false, steps: [] });
    await begin();
    expect((await call('GET')).body.isShown).toBe(false);
    const log = await office.call('GET', '/api/audit?action=first-day-changed', undefined, {
      token: office.admin,
    });
    expect(log.body).toMatchObject([
      { changes: [{ after: 'hidden' }] },
      { changes: [{ before: 'float' }] },
      { changes: [{ after: 'float' }] },
      { by: { username: 'admin' }, changes: [{ field: 'firstDayStep', after: 'heads' }] },
    ]);
  });

  it.each([
    ['a step that there is not', { step: 'uniforms', isNeeded: false }],
    ['no choice', { step: 'heads' }],
    ['an operator', { step: { $gt: '' }, isNeeded: false }],
  ])('refuses %s', async (_, body) => {
    await begin();
    expect((await call('PUT', PATH, body)).status).toBe(400);
  });

  it('is not for a clerk', async () => {
    for (const method of ['GET', 'PUT'])
      expect((await call(method, PATH, undefined, office.clerk)).status).toBe(403);
  });

  it('counts who waits for an administrator', async () => {
    const waiting = async () =>
      (await office.call('GET', '/api/staff/waiting', undefined, { token: office.admin })).body;
    expect(await waiting()).toEqual({ waiting: 0, forgottenPasswords: 0 });
    await askForAccount();
    await office.call('POST', '/api/office/forgot-password', { username: 'clerk-one' }, { token: '' });
    expect(await waiting()).toEqual({ waiting: 1, forgottenPasswords: 1 });
  });
});
