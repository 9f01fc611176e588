import { monthLabel, schoolDate } from '@school/domain';
import type { DefaulterAnswer } from '../src/defaulters/defaulters.answers';
import { defaulters, goTo, totals, update, YEAR } from './support/defaulters';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { send } from './support/process';
import { register } from './support/student';
import { Desk } from './support/two-desks';

/** The class and section of a stored student. */
interface Place {
  readonly foldedId: string;
  readonly class: string;
  readonly stream?: string;
  readonly owedAsOf?: string;
}

const month = (number: string) => `${YEAR}-${number}`;
const listed = async (office: TestOffice, query = '') =>
  (await defaulters(office, query)).body.map(({ studentID, amount }) => `${studentID} ${amount}`);
const leave = (office: TestOffice, studentID: string) =>
  office.call('DELETE', '/api/office/deleteStudent', { studentID }, { token: office.admin });

describe('the defaulters', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    goTo(office, '04-02');
    await register(office, '2001', { studentFirstName: 'Asha' });
    await register(office, '2002', { studentFirstName: 'Bela', class: '8', section: 'b' });
    await register(office, '2003', { studentFirstName: 'Chetan', boardType: 'up', previousBalance: 50.5 });
    await register(office, '2004', { studentFirstName: 'Devi', class: '8', section: 'c' });
  });
  afterAll(() => office.close());

  it('are nobody while there is time to pay, the 10th included', async () => {
    goTo(office, '04-10');
    expect(await listed(office)).toEqual([]);
    expect(await totals(office)).toMatchObject({ students: 0, amount: 0 });
  });

  it('are those who did not pay from the 11th on, who owes most first', async () => {
    await pay(office, '2004');
    goTo(office, '04-11');
    const answer = await defaulters(office);
    expect(answer.headers.get('X-Total-Count')).toBe('3');
    expect(answer.body.map(({ studentID, amount }) => [studentID, amount])).toEqual([
      ['2002', 450],
      ['2003', 350.5],
      ['2001', 300],
    ]);
    expect(answer.body[1]).toEqual({
      studentID: '2003',
      studentFirstName: 'Chetan',
      studentLastName: 'Verma',
      fatherName: 'Ramesh Verma',
      primaryMobile: '9876543210',
      class: '3',
      section: 'a',
      branchCode: 'MLMIC',
      amount: 350.5,
      byAge: { notLate: 0, '0-30': 350.5, '31-60': 0, '61-90': 0, 'over-90': 0 },
      dues: [
        { head: 'opening', month: month('04'), amount: 50.5 },
        { head: 'monthly', month: month('04'), amount: 300 },
      ],
      since: month('04'),
      age: '0-30',
      language: 'hi',
    });
  });

  it('go as soon as they have paid, and come back with a voided receipt', async () => {
    const { body } = await pay(office, '2001');
    expect(await listed(office)).toEqual(['2002 450', '2003 350.5']);
    const { studentReceiptNo } = body;
    const request = { studentID: '2001', studentReceiptNo, reason: 'Cheque came back' };
    await office.call('POST', '/api/office/voidReceipt', request, { token: office.admin });
    expect(await listed(office)).toEqual(['2002 450', '2003 350.5', '2001 300']);
  });

  it('owe the months that pass, and are told by how late they are', async () => {
    goTo(office, '06-05');
    expect(await listed(office)).toEqual(['2002 1350', '2003 950.5', '2004 900', '2001 900']);
    const [bela] = (await defaulters(office)).body;
    expect(bela).toMatchObject({
      byAge: { notLate: 450, '0-30': 450, '31-60': 450, '61-90': 0, 'over-90': 0 },
      since: month('04'),
      age: '31-60',
    });
    expect(await totals(office)).toEqual({
      feesUnknown: [],
      students: 4,
      amount: 4100.5,
      byAge: { notLate: 1500, '0-30': 1500, '31-60': 1100.5, '61-90': 0, 'over-90': 0 },
      studentsByAge: { '0-30': 4, '31-60': 3, '61-90': 0, 'over-90': 0 },
    });
  });

  it.each([
    ['&branch=MLMIC', ['2003 950.5']],
    ['&class=8', ['2002 1350', '2004 900']],
    ['&class=8&section=c', ['2004 900']],
    ['&age=0-30', ['2004 900']],
    ['&age=31-60&branch=MLMEC', ['2002 1350', '2001 900']],
    ['&age=over-90', []],
    ['&sort=studentID', ['2001 900', '2002 1350', '2003 950.5', '2004 900']],
    ['&sort=-studentName', ['2004 900', '2003 950.5', '2002 1350', '2001 900']],
    ['&sort=class', ['2001 900', '2003 950.5', '2002 1350', '2004 900']],
    ['&sort=-since&age=31-60', ['2002 1350', '2003 950.5', '2001 900']],
    ['&sort=amount&size=2&page=2', ['2003 950.5', '2002 1350']],
  ])('are chosen and ordered by the query: %s', async (query, rows) => {
    const answer = await defaulters(office, query.replace('&size=2', ''));
    if (!query.includes('page')) expect(answer.headers.get('X-Total-Count')).toBe(String(rows.length));
    const paged = query.includes('page')
      ? await office.call<DefaulterAnswer[]>('GET', `/api/office/defaulters?${query.slice(1)}`)
      : answer;
    expect(paged.body.map(({ studentID, amount }) => `${studentID} ${amount}`)).toEqual(rows);
    if (query.includes('page')) return;
    const sum = paged.body.reduce((total, { amount }) => total + amount, 0);
    expect(await totals(office, query.replace(/&sort=[^&]*/, ''))).toMatchObject({
      students: rows.length,
      amount: sum,
    });
  });

  it.each(['&class=13', '&age=100', '&sort=mobile', '&branch=X', '&left=perhaps', '&size=101'])(
    'refuse a query that means nothing: %s',
    async (query) => {
      const answer = await office.call('GET', `/api/office/defaulters?${query.slice(1)}`);
      expect(answer.status).toBe(400);
    },
  );

  it('are counted in the class that the student is in now', async () => {
    await update(office, '2002', { class: '3', section: 'a' });
    expect(await totals(office, 'class=8')).toMatchObject({ students: 1, amount: 900 });
    // April and May keep the fee of class 8; June has that of class 3.
    expect(await listed(office, '&class=3&branch=MLMEC')).toEqual(['2002 1200', '2001 900']);
  });

  it('are apart from those who left, who owe up to their last month', async () => {
    await leave(office, '2001');
    expect(await listed(office)).toEqual(['2002 1200', '2003 950.5', '2004 900']);
    expect(await listed(office, '&left=true')).toEqual(['2001 900']);
    goTo(office, '08-20');
    expect(await listed(office, '&left=true')).toEqual(['2001 900']);
    expect(await totals(office, 'left=true')).toMatchObject({ students: 1, studentsByAge: { '61-90': 1 } });
    expect(await totals(office)).toMatchObject({ students: 3, studentsByAge: { 'over-90': 3 } });
  });

  it('owe less by a concession, and nothing late by one that takes all', async () => {
    const concession = { studentID: '2004', concession: 'hardship', amount: 900, reason: 'Flood' };
    const shown = await balanceOf(office, '2004');
    const answer = await office.call(
      'POST',
      '/api/office/giveConcession',
      { ...concession, amount: shown.fees.previousBalance },
      { token: office.admin },
    );
    expect(answer.status).toBe(201);
    expect(await listed(office, '&class=8')).toEqual([`2004 ${shown.fees.currentCharge}`]);
  });

  it('leave as a file, all pages of what was chosen', async () => {
    const answer = await fetch(`${office.url}/api/office/defaulters/export?as=csv&sort=studentID&class=3`, {
      headers: { 'auth-token': office.clerk },
    });
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toBe(
      "Student ID,Student name,Father's name,Primary mobile,Branch,Class,Section,Owed for," +
        'Not late yet,0–30 days,31–60 days,61–90 days,Over 90 days,Outstanding,Last reminded',
    );
    expect(lines[1]).toBe(
      `2002,Bela Verma,Ramesh Verma,98765 43210,M.L.M. Education Centre,III,A,Apr ${YEAR} – Aug ${YEAR},` +
        '0,300,300,300,900,1800,',
    );
    expect(lines).toHaveLength(3);
    const xlsx = await fetch(`${office.url}/api/office/defaulters/export?as=xlsx`, {
      headers: { 'auth-token': office.clerk },
    });
    expect([xlsx.status, xlsx.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="defaulters-${schoolDate(office.clock.now())}.xlsx"`,
    ]);
  });

  it('are right again after the clock was wrong for a while', async () => {
    const before = [await listed(office), await totals(office)];
    office.clock.advance(90 * 24 * 3600_000);
    expect(await listed(office)).not.toEqual(before[0]);
    office.clock.advance(-90 * 24 * 3600_000);
    expect([await listed(office), await totals(office)]).toEqual(before);
  });

  it('owe for a head that a second program does not know of yet, whichever of the two works them out (D78)', async () => {
    const second = await Desk.open(office, 1);
    const listedThere = async () => {
      const url = `${second.url}/api/office/defaulters?size=100`;
      const { body } = await send<DefaulterAnswer[]>('GET', url, { token: office.clerk });
      return body.map(({ studentID, amount }) => `${studentID} ${amount}`);
    };
    office.clock.stop();
    const before = (await defaulters(office)).body;
    await listedThere();
    const diary = { name: 'Diary', every: 'once', price: 'one', takers: 'all', isRefundable: false };
    const head = { ...diary, from: month('08'), amount: 50 };
    const added = await office.call('POST', '/api/office/heads', head, { token: office.admin });
    expect(added.status).toBe(201);
    const owed = (more: Readonly<Record<string, number>> = {}) =>
      before.map(({ studentID, amount }) => `${studentID} ${amount + 50 + (more[studentID] ?? 0)}`).sort();
    expect((await listed(office)).toSorted()).toEqual(owed());
    const fine = { studentID: '2002', head: 'fine', amount: 10, reason: 'Broken window' };
    expect((await office.call('POST', '/api/office/addCharge', fine)).status).toBe(201);
    expect((await listedThere()).toSorted()).toEqual(owed({ 2002: 10 }));
    expect((await listed(office)).toSorted()).toEqual(owed({ 2002: 10 }));
    office.clock.goOn();
    await second.close();
  });
});

describe('a student whose fees nobody can work out', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    goTo(office, '04-02');
    await register(office, '2101');
    await register(office, '2102');
    goTo(office, '04-11');
  });
  afterAll(() => office.close());

  it('is named, and keeps nobody else out of the list', async () => {
    const students = office.connection.collection('students');
    const broken = { id: '1', concession: 'rte', unit: 'percent', value: 'half', from: month('04') };
    await students.updateOne({ foldedId: '2101' }, { $set: { concessions: [broken], owedAsOf: 'changed' } });
    expect(await listed(office)).toEqual(['2102 300']);
    expect(await totals(office)).toMatchObject({ students: 1, amount: 300, feesUnknown: ['2101'] });
    await students.updateOne({ foldedId: '2101' }, { $set: { concessions: [], owedAsOf: 'mended' } });
    expect((await listed(office)).toSorted()).toEqual(['2101 300', '2102 300']);
    expect((await totals(office)).feesUnknown).toEqual([]);
  });

  it.each([
    ['is in a class that no longer exists', { class: '13' }],
    ['is in class 11 and has no stream', { class: '11' }],
  ])('who %s is named too: the page, its sums and the file are there', async (_, place) => {
    const students = office.connection.collection<Place>('students');
    const stored = await students.findOne({ foldedId: '2101' });
    await students.updateOne({ foldedId: '2101' }, { $set: { ...place, owedAsOf: 'changed' } });
    expect(await listed(office)).toEqual(['2102 300']);
    expect(await totals(office)).toMatchObject({ students: 1, amount: 300, feesUnknown: ['2101'] });
    for (const path of ['defaulters?sort=class', 'defaulters/totals', 'defaulters/export?as=csv'])
      expect([path, (await office.call('GET', `/api/office/${path}`)).status]).toEqual([path, 200]);
    await students.updateOne(
      { foldedId: '2101' },
      { $set: { class: stored?.class ?? '', owedAsOf: 'mended' } },
    );
    expect((await listed(office)).toSorted()).toEqual(['2101 300', '2102 300']);
  });

  it('has the months of the file in the language of the caller', async () => {
    const file = async (language: string) => {
      const answer = await fetch(`${office.url}/api/office/defaulters/export?as=csv`, {
        headers: { 'auth-token': office.clerk, 'accept-language': language },
      });
      return answer.text();
    };
    const april = month('04');
    expect(await file('en')).toContain(monthLabel(april, 'en-IN'));
    const inHindi = await file('hi');
    expect(inHindi).toContain(monthLabel(april, 'hi-IN'));
    expect(inHindi).not.toContain(monthLabel(april, 'en-IN'));
  });
});
