import { englishRefusals, LARGEST_UNIT_FILE } from '@school/domain';
import { Types } from 'mongoose';
import type { UnitAnswer } from '../src/syllabus/syllabus.answers';
import type { StoredUnitFile } from '../src/syllabus/unit-files.schema';
import { anyText, textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { teacherOf } from './support/teacher';

const ROOM = '/api/office/syllabus';
const maths = { branch: 'MLMEC', class: '7', session: '2026-27', subject: 'Mathematics' };
const planned = { plannedFrom: '2026-04-06', plannedTo: '2026-04-30' };
const PDF = '%PDF-1.7\n1 0 obj';

describe('the file of a unit of the syllabus (D67)', () => {
  let office: TestOffice;
  let admin: { token: string };
  let teacher: { token: string };
  beforeAll(async () => {
    office = await TestOffice.open();
    admin = { token: office.admin };
    const section = { branch: 'MLMEC', class: '7', section: 'a', isClassTeacher: false };
    teacher = { token: await teacherOf(office, 'rao', { ...section, subjects: ['Mathematics'] }) };
  });
  afterAll(() => office.close());

  type Caller = { readonly token: string };
  interface Unit {
    readonly id: string;
    readonly revision: number;
    readonly file?: { readonly id: string; readonly name: string; readonly size: number } | undefined;
  }
  const add = async (name: string, subject = 'Mathematics'): Promise<Unit> =>
    (await office.call<UnitAnswer>('POST', `${ROOM}/unit`, { ...maths, ...planned, subject, name }, admin))
      .body;
  const formOf = (
    content: string | Uint8Array<ArrayBuffer>,
    name = 'Fractions.pdf',
    type = 'application/pdf',
  ) => {
    const form = new FormData();
    form.append('file', new Blob([content], { type }), name);
    return form;
  };
  const query = ({ id, revision }: Unit, more: object = {}) =>
    new URLSearchParams({ ...maths, id, revision: String(revision), ...more }).toString();
  const put = (unit: Unit, form: FormData, caller: Caller = admin, more: object = {}) =>
    office.call<UnitAnswer>('POST', `${ROOM}/unit/file?${query(unit, more)}`, form, caller);
  const take = ({ id, revision }: Unit, caller: Caller = admin, more: object = {}) =>
    office.call<UnitAnswer>('POST', `${ROOM}/unit/file/remove`, { ...maths, id, revision, ...more }, caller);
  const read = (unit: Unit, caller: Caller = admin, more: object = {}) => {
    const { id } = unit;
    const of = new URLSearchParams({ ...maths, id, ...more }).toString();
    return office.call<string>('GET', `${ROOM}/unit/file?${of}`, undefined, caller);
  };
  const kept = () => office.connection.collection('unitfiles.files').countDocuments();

  it('is put by an administrator and by the teacher of the subject, and saved by who reads the syllabus', async () => {
    const unit = await add('Fractions');
    expect((await read(unit)).status).toBe(404);
    const first = await put(unit, formOf(PDF, '../भिन्न.pdf', 'text/html'), teacher);
    expect(first).toMatchObject({
      status: 200,
      body: { revision: 1, file: { id: anyText, name: 'भिन्न.pdf', size: PDF.length } },
    });
    for (const caller of [teacher, admin, { token: office.clerk }]) {
      const { status, body, headers } = await read(unit, caller);
      expect([status, body]).toEqual([200, PDF]);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="unit.pdf"; filename*=UTF-8''${encodeURIComponent('भिन्न')}.pdf`,
      );
    }
    // A later change of the unit leaves its file in place.
    const renamed = { ...maths, ...planned, id: unit.id, revision: 1, name: 'Fractions and ratios' };
    expect((await office.call('PUT', `${ROOM}/unit`, renamed, admin)).body).toMatchObject({
      revision: 2,
      file: { name: 'भिन्न.pdf' },
    });
  });

  it.each<[string, () => FormData, number]>([
    ['a page with a PDF’s name', () => formOf('<html><script>1</script>'), 415],
    ['an empty file', () => formOf(''), 415],
    ['a page that names the signature later', () => formOf(`<!-- ${PDF} -->`), 415],
    ['more than 5 MB', () => formOf(Buffer.concat([Buffer.from(PDF), Buffer.alloc(LARGEST_UNIT_FILE)])), 413],
    ['no file', () => new FormData(), 400],
  ])('refuses %s with a sentence, and keeps nothing', async (_, form, status) => {
    const unit = await add('Refused');
    const before = await kept();
    const answer = await put(unit, form());
    expect(answer).toMatchObject({ status, body: { message: anyText } });
    expect([await kept(), (await read(unit)).status]).toEqual([before, 404]);
  });

  it('takes exactly 5 MB', async () => {
    const bytes = Buffer.concat([Buffer.from(PDF), Buffer.alloc(LARGEST_UNIT_FILE - PDF.length)]);
    const unit = await add('Large');
    expect((await put(unit, formOf(bytes))).body).toMatchObject({ file: { size: LARGEST_UNIT_FILE } });
    expect((await take({ ...unit, revision: 1 })).status).toBe(200);
  });

  it('is nobody else’s: not a clerk’s to put, nor a teacher’s of another subject to put or to read, nor a stranger’s', async () => {
    const hindi = await add('Kabir', 'Hindi');
    const of = { subject: 'Hindi' };
    expect((await put(hindi, formOf(PDF), admin, of)).status).toBe(200);
    const seen = { ...hindi, revision: 1 };
    expect((await put(seen, formOf(PDF), { token: office.clerk }, of)).status).toBe(403);
    for (const answer of [
      await put(seen, formOf(PDF), teacher, of),
      await take(seen, teacher, of),
      await read(seen, teacher, of),
    ])
      expect(answer).toMatchObject({ status: 403, body: { message: englishRefusals['syllabus-not-own'] } });
    // A unit of the other subject is not found under the teacher's own one.
    expect((await read(seen, teacher)).status).toBe(404);
    expect((await put(seen, formOf(PDF), teacher)).status).toBe(404);
    for (const answer of [
      await put(seen, formOf(PDF), { token: '' }, of),
      await read(seen, { token: '' }, of),
    ])
      expect(answer.status).toBe(401);
    expect((await read({ ...seen, id: '../../etc' }, admin, of)).status).toBe(400);
  });

  it('is replaced over what was seen: the desk that comes too late hears so, and only the file that holds is kept', async () => {
    const unit = await add('Decimals');
    const before = await kept();
    expect((await put(unit, formOf(PDF))).status).toBe(200);
    const seen = { ...unit, revision: 1 };
    const answers = await Promise.all([
      put(seen, formOf(`${PDF} one`, 'one.pdf')),
      put(seen, formOf(`${PDF} other`, 'other.pdf'), teacher),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await read(unit)).body).toBe(`${PDF} ${won?.file?.name.replace('.pdf', '') ?? ''}`);
    expect(await kept()).toBe(before + 1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: englishRefusals['unit-changed'],
    });
  });

  it('is put once where it is sent once more, as its answer was lost', async () => {
    const unit = await add('Lines');
    const before = await kept();
    const first = await put(unit, formOf(PDF));
    expect(await put(unit, formOf(PDF))).toMatchObject({ status: 200, body: first.body });
    expect((await put(unit, formOf(PDF, 'Other.pdf'))).status).toBe(409);
    expect((await put(unit, formOf(`${PDF.slice(0, -1)}x`))).status).toBe(409);
    expect(await kept()).toBe(before + 1);
  });

  it('goes when it is taken out, and when its unit is', async () => {
    const unit = await add('Angles');
    const before = await kept();
    await put(unit, formOf(PDF));
    expect((await take(unit)).status).toBe(409);
    const taken = await take({ ...unit, revision: 1 }, teacher);
    expect([taken.status, taken.body.file, taken.body.revision]).toEqual([200, undefined, 2]);
    expect([(await read(unit)).status, await kept()]).toEqual([404, before]);
    // The answer was lost, so the call is sent again.
    expect(await take({ ...unit, revision: 1 }, teacher)).toMatchObject({ status: 200, body: taken.body });
    await put({ ...unit, revision: 2 }, formOf(PDF));
    const removed = { ...maths, id: unit.id, revision: 3 };
    expect((await office.call('POST', `${ROOM}/unit/remove`, removed, admin)).status).toBe(200);
    expect([(await read(unit)).status, await kept()]).toEqual([404, before]);
    const log = await office.call<{ action: string; changes: object[] }[]>(
      'GET',
      '/api/audit?subject=MLMEC%20VII',
      undefined,
      admin,
    );
    expect(log.body.find(({ action }) => action === 'unit-file-removed')).toMatchObject({
      subject: { kind: 'class', name: 'Mathematics 2026-27: Angles' },
      changes: [{ field: 'unitFile', before: 'Fractions.pdf' }],
    });
    expect(log.body.find(({ action }) => action === 'unit-file-put')).toMatchObject({
      changes: [{ field: 'unitFile', after: 'Fractions.pdf' }],
    });
  });

  it('clears away what a call left behind that broke off', async () => {
    const unit = await add('Area');
    const uploadedAt = new Date(office.clock.now().getTime() - 2 * 60 * 60_000);
    const before = await kept();
    await office.connection
      .collection('unitfiles.files')
      .insertOne({ metadata: { unit: unit.id, uploadedAt } });
    await put(unit, formOf(PDF));
    expect(await kept()).toBe(before + 1);
  });

  it('takes 200 files a day of an account, and of another one meanwhile', async () => {
    const [unit, last, next] = [await add('Volume'), await add('Mass'), await add('Speed')];
    await put(unit, formOf(PDF), teacher);
    const files = office.connection.collection<StoredUnitFile>('unitfiles.files');
    const first = await files.findOne({ 'metadata.unit': unit.id });
    if (!first) throw new Error('No file is kept');
    const { uploadedBy } = first.metadata;
    const uploadedAt = new Date(office.clock.now().getTime() - 24 * 60 * 60_000 + 60_000);
    const rest = 199 - (await files.countDocuments({ 'metadata.uploadedBy': uploadedBy }));
    await files.insertMany(
      Array.from({ length: rest }, () => ({
        _id: new Types.ObjectId(),
        metadata: { unit: '', uploadedBy, uploadedAt },
      })),
    );
    expect((await put(last, formOf(PDF), teacher)).status).toBe(200);
    const before = await kept();
    const refused = await put(next, formOf(PDF), teacher);
    expect(refused).toMatchObject({ status: 429, body: { message: textWith('200 files') } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await kept()).toBe(before);
    expect((await put(next, formOf(PDF))).status).toBe(200);
    office.clock.advance(120_000);
    expect((await put({ ...next, revision: 1 }, formOf(PDF, 'Speed.pdf'), teacher)).status).toBe(200);
  });
});
