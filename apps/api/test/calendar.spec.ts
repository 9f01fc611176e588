import { englishRefusals } from '@school/domain';
import type {
  CalendarAnswer,
  CalendarImportAnswer,
  CalendarPlanAnswer,
  OccasionAnswer,
} from '../src/calendar/calendar.answers';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';

const YEAR = 'firstDay=2026-04-01&lastDay=2027-03-31';

const diwali = {
  occasionKind: 'holiday',
  title: 'Diwali',
  firstDay: '2026-11-08',
  lastDay: '2026-11-11',
};

const fileOf = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');

const event = (uid: string, title: string, day: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${title}\r\nDTSTART;VALUE=DATE:${day}\r\nEND:VEVENT`;

describe('the calendar', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const asAdmin = () => ({ token: office.admin });
  const add = (body: unknown) => office.call<OccasionAnswer>('POST', '/api/office/calendar', body, asAdmin());
  const list = async (query = YEAR) =>
    (await office.call<CalendarAnswer>('GET', `/api/office/calendar?${query}`)).body;
  const titles = async (query?: string) => (await list(query)).map(({ title }) => title);

  const send = <Body>(path: string, text: string, query: string) => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'holidays.ics');
    return office.call<Body>('POST', `/api/office/calendar/${path}?${query}`, form, asAdmin());
  };
  const preview = (text: string, query = 'occasionKind=holiday') =>
    send<CalendarPlanAnswer>('file/preview', text, query);
  const bring = (text: string, plan: string, query = 'occasionKind=holiday') =>
    send<CalendarImportAnswer>('file', text, `${query}&plan=${plan}`);
  const states = ({ rows }: CalendarPlanAnswer) =>
    Object.fromEntries(rows.map(({ uid, plannedState }) => [uid, plannedState]));

  it('takes a holiday from an administrator, and everybody in the office reads it', async () => {
    const added = await add(diwali);
    expect(added).toMatchObject({
      status: 201,
      body: { ...diwali, id: anyText, revision: 0, changedBy: 'Admin (admin)' },
    });
    await add({ ...diwali, occasionKind: 'exam', title: 'Unit test', branch: 'MLMEC', classes: ['9', '10'] });
    expect(await titles()).toEqual(['Diwali', 'Unit test']);
    expect((await office.call('POST', '/api/office/calendar', diwali)).status).toBe(403);
  });

  it('takes an entry once under its key, and no other one under the same (D31)', async () => {
    const holi = { occasionKind: 'holiday', title: 'Holi', firstDay: '2025-03-14', lastDay: '2025-03-14' };
    const keyed = (body: object, key: string) =>
      office.call<OccasionAnswer>('POST', '/api/office/calendar', body, {
        ...asAdmin(),
        headers: { 'idempotency-key': key },
      });
    const atOnce = await Promise.all([keyed(holi, 'holi-2025'), keyed(holi, 'holi-2025')]);
    const again = await keyed(holi, 'holi-2025');
    expect([...atOnce, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([...atOnce, again].map(({ body }) => body.id)).size).toBe(1);
    expect(await keyed({ ...holi, title: 'Holika' }, 'holi-2025')).toMatchObject({
      status: 422,
      body: { message: englishRefusals['occasion-key-used'] },
    });
    const [first] = atOnce;
    expect((await keyed(holi, 'holi-2025-b')).body.id).not.toBe(first.body.id);
    expect(await titles('firstDay=2025-03-01&lastDay=2025-03-31')).toEqual(['Holi', 'Holi']);
  });

  it.each([
    ['the last day of it', 'firstDay=2026-11-11&lastDay=2026-11-30', ['Diwali', 'Unit test']],
    ['the day after it', 'firstDay=2026-11-12&lastDay=2026-11-30', []],
    ['the day before it', 'firstDay=2026-11-01&lastDay=2026-11-07', []],
    ['holidays', `${YEAR}&occasionKind=holiday`, ['Diwali']],
    ['the other branch', `${YEAR}&branch=MLMIC`, ['Diwali']],
    ['a class of the examination', `${YEAR}&branch=MLMEC&class=9`, ['Diwali', 'Unit test']],
    ['another class', `${YEAR}&class=8`, ['Diwali']],
  ])('is asked for %s', async (_, query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  it.each([
    ['no days', ''],
    ['days turned round', 'firstDay=2026-11-12&lastDay=2026-11-11'],
    ['more than a year', 'firstDay=2026-04-01&lastDay=2027-04-02'],
    ['operators', 'firstDay[$gt]=1&lastDay=2026-11-11'],
  ])('refuses %s', async (_, query) => {
    expect((await office.call('GET', `/api/office/calendar?${query}`)).status).toBe(400);
  });

  it('is changed by one of two desks that have seen the same, and empties what was emptied', async () => {
    const [seen] = await list(`${YEAR}&occasionKind=exam`);
    const change = (title: string) =>
      office.call(
        'PUT',
        '/api/office/calendar',
        { ...diwali, id: seen?.id, revision: seen?.revision, occasionKind: 'exam', title },
        asAdmin(),
      );
    const answers = await Promise.all(['Half-yearly', 'Yearly'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [now] = await list(`${YEAR}&occasionKind=exam`);
    expect(now).toMatchObject({ revision: 1 });
    // The answer was lost, so the same desk sends the call again.
    expect(await change(now?.title ?? '')).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(now).not.toHaveProperty('classes');
    expect(now).not.toHaveProperty('branch');
    const remove = { id: seen?.id, revision: seen?.revision };
    expect(await office.call('POST', '/api/office/calendar/remove', remove, asAdmin())).toMatchObject({
      status: 409,
      body: { message: englishRefusals['occasion-changed'] },
    });
  });

  it('brings a file as its preview said, once, however often it comes', async () => {
    const file = fileOf(
      event('holi', 'Holi', '20270322'),
      event('eid', 'Eid', '20270310'),
      event('bad', '', '20270310'),
    );
    const planned = (await preview(file)).body;
    expect(states(planned)).toEqual({ holi: 'new', eid: 'new', bad: 'refused' });
    expect(await titles()).not.toContain('Holi');
    expect((await bring(file, planned.plan)).body).toEqual({ added: 2, changed: 0 });
    expect(await list(`${YEAR}&occasionKind=holiday`)).toMatchObject([
      diwali,
      { title: 'Eid', firstDay: '2027-03-10', lastDay: '2027-03-10' },
      { title: 'Holi' },
    ]);
    expect(await bring(file, planned.plan)).toMatchObject({ status: 409 });
    const again = (await preview(file)).body;
    expect(states(again)).toEqual({ holi: 'same', eid: 'same', bad: 'refused' });
    expect((await bring(file, again.plan)).body).toEqual({ added: 0, changed: 0 });
  });

  it('keeps what was changed by hand and leaves out what was taken out; what the file moves, it moves', async () => {
    const named = async (title: string) => (await list()).find((one) => one.title === title);
    const holi = await named('Holi');
    const eid = await named('Eid');
    const byHand = {
      occasionKind: 'holiday',
      title: 'Holi, two days',
      firstDay: '2027-03-22',
      lastDay: '2027-03-23',
    };
    await office.call('PUT', '/api/office/calendar', { ...byHand, id: holi?.id, revision: 0 }, asAdmin());
    await office.call('POST', '/api/office/calendar/remove', { id: eid?.id, revision: 0 }, asAdmin());
    const before = fileOf(event('holi', 'Holi', '20270322'), event('eid', 'Eid', '20270310'));
    expect(states((await preview(before)).body)).toEqual({ holi: 'same', eid: 'removed' });
    const moved = fileOf(event('holi', 'Holi', '20270323'));
    const planned = (await preview(moved)).body;
    expect(planned.rows).toMatchObject([
      {
        plannedState: 'changed',
        before: { lastDay: '2027-03-23' },
        after: { title: 'Holi', firstDay: '2027-03-23' },
      },
    ]);
    expect((await bring(moved, planned.plan)).body).toEqual({ added: 0, changed: 1 });
    expect(await named('Holi')).toMatchObject({ firstDay: '2027-03-23', revision: 2 });
    expect(await titles()).not.toContain('Eid');
  });

  it('goes out as a file and comes back as it is', async () => {
    const { body, headers, status } = await office.call<string>('GET', `/api/office/calendar/file?${YEAR}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const days = [...new URLSearchParams(YEAR).values()].join('-');
    expect(headers.get('content-disposition')).toContain(`filename="school-calendar-${days}-`);
    const planned = (await preview(body, 'occasionKind=event')).body;
    expect(planned.rows.length).toBe((await list()).length);
    expect([...new Set(Object.values(states(planned)))]).toEqual(['same']);
  });

  it.each([
    ['no calendar', 'Holidays', 'This is not a calendar file. Choose one that ends in .ics'],
    ['more than a megabyte', 'x'.repeat(1024 * 1024 + 1), 'A calendar file can have at most 1 MB.'],
  ])('refuses a file that is %s', async (_, text, message) => {
    expect((await preview(text)).body).toMatchObject({ message });
  });

  it('is a sheet of its own, and the audit log has every change of it', async () => {
    const csv = await office.call<string>('GET', `/api/office/calendar/export?as=csv&${YEAR}`);
    expect(csv.body).toContain('Diwali');
    const { body } = await office.call<{ action: string; subject: { id: string } }[]>(
      'GET',
      '/api/audit?size=100',
      undefined,
      asAdmin(),
    );
    const of = (action: string) =>
      body.filter((line) => line.action === action).map(({ subject }) => subject.id);
    expect(of('occasion-added').sort()).toEqual(['Diwali', 'Eid', 'Holi', 'Holi', 'Holi', 'Unit test']);
    expect(of('occasion-changed')).toHaveLength(3);
    expect(of('occasion-removed')).toEqual(['Eid']);
    expect(of('calendar-imported')).toEqual(['holidays.ics', 'holidays.ics', 'holidays.ics']);
    expect(of('list-exported').sort()).toEqual(['calendar', 'calendar']);
  });

  it('leaves what was moved by hand where it is when its own file of before comes back', async () => {
    const { body } = await office.call<string>('GET', `/api/office/calendar/file?${YEAR}`);
    const [seen] = await list(`${YEAR}&occasionKind=exam`);
    const moved = {
      occasionKind: 'exam',
      title: 'Half-yearly',
      firstDay: '2026-12-01',
      lastDay: '2026-12-03',
    };
    const { id, revision } = seen ?? {};
    const { status } = await office.call(
      'PUT',
      '/api/office/calendar',
      { ...moved, id, revision },
      asAdmin(),
    );
    expect(status).toBe(200);
    expect([...new Set(Object.values(states((await preview(body)).body)))]).toEqual(['same']);
    // Another calendar program has moved it since: this office did not make that file.
    const elsewhere = body.replace('M.L.M. Group of Schools', 'Google Inc');
    expect(
      (await preview(elsewhere)).body.rows.filter((row) => row.plannedState === 'changed'),
    ).toMatchObject([{ before: moved }]);
  });
});
