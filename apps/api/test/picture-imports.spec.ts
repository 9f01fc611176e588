import { setTimeout as pause } from 'node:timers/promises';
import type { AuditEntry } from '@school/domain';
import { Types } from 'mongoose';
import sharp from 'sharp';
import type { PictureImportAnswer, PictureRowAnswer } from '../src/picture-imports/picture-imports.answers';
import type { StudentAnswer } from '../src/students/students.answers';
import { StudentUpdateService } from '../src/students/student-update.service';
import { before, type Writes } from './support/meanwhile';
import { TestOffice } from './support/office';
import { picture, register } from './support/student';
import { zip, type Packed } from './support/zip';

const PATH = '/api/pictureImports';

const face = (background: string, width = 60) =>
  sharp({ create: { width, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A picture that does not compress. */
const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: 1400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();

describe('photos and signatures as a ZIP', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    for (const studentID of ['MLMEC-00012', 'MLMEC-00013', 'gone']) await register(office, studentID);
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: 'gone' }, { token: office.admin });
  });
  afterAll(() => office.close());

  const ask = <Body>(method: string, path: string, body?: unknown, language = 'en', token = office.admin) =>
    office.call<Body>(method, `${PATH}${path}`, body, { token, headers: { 'accept-language': language } });
  async function bring(bytes: Buffer, language?: string) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'class-7.zip');
    return ask<PictureImportAnswer & { message?: string }>('POST', '', form, language);
  }
  async function looked(files: readonly Packed[]) {
    const { status, body } = await bring(zip(files));
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }
  const rows = async ({ id }: PictureImportAnswer, language?: string) =>
    (await ask<PictureRowAnswer[]>('GET', `/rows?importID=${id}&size=100`, undefined, language)).body;
  const now = async ({ id }: PictureImportAnswer) =>
    (await ask<PictureImportAnswer>('GET', `/one?importID=${id}`)).body;
  async function run(made: PictureImportAnswer) {
    const begun = await ask('POST', '/run', { importID: made.id });
    if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
    for (;;) {
      const one = await now(made);
      if (one.state !== 'running') return one;
      await pause(30);
    }
  }
  const studentOf = async (studentID: string) =>
    (await office.call<StudentAnswer>('GET', `/api/office/getStudentById?studentID=${studentID}`)).body;
  const files = () => office.connection.collection('pictures.files');
  const waiting = () => files().countDocuments({ 'metadata.unused': true, 'metadata.isBrought': true });
  const stateOf = (all: readonly PictureRowAnswer[]) =>
    all.map(({ path, state, of }) => [path, state, ...(of === undefined ? [] : [of])]);

  it('are looked at first, whatever their case and folder, and each refused with its reason', async () => {
    const made = await looked([
      { path: 'Class VII/' },
      { path: 'Class VII/mlmec-00012.JPG', bytes: await face('#884422') },
      { path: 'signatures/MLMEC-00012.png', bytes: await picture() },
      { path: 'MLMEC-00013_Signature.PNG', bytes: await picture('png', 50) },
      { path: '__MACOSX/._mlmec-00012.JPG', bytes: Buffer.from('of a Mac') },
      { path: 'MLMEC-00099.jpg', bytes: await face('#000000') },
      { path: 'gone.jpg', bytes: await face('#111111') },
      { path: 'Asha Verma.jpg', bytes: await face('#222222') },
      { path: 'list.xlsx', bytes: Buffer.from('PK') },
      { path: 'inner.zip', bytes: zip([{ path: 'MLMEC-00013.jpg' }]) },
      { path: 'MLMEC-00013.jpg', bytes: zip([{ path: 'a.jpg', bytes: await face('#333333') }]) },
    ]);
    expect(stateOf(await rows(made))).toEqual([
      ['Class VII/mlmec-00012.JPG', 'new', 'photo'],
      ['signatures/MLMEC-00012.png', 'changed', 'signature'],
      ['MLMEC-00013_Signature.PNG', 'changed', 'signature'],
      ['MLMEC-00099.jpg', 'refused', 'photo'],
      ['gone.jpg', 'refused', 'photo'],
      ['Asha Verma.jpg', 'refused'],
      ['list.xlsx', 'refused'],
      ['inner.zip', 'refused'],
      ['MLMEC-00013.jpg', 'refused', 'photo'],
    ]);
    const reasons = (await rows(made)).flatMap(({ refused }) => refused ?? []);
    expect(reasons[0]).toMatch(/^No student|not found/i);
    expect(reasons.slice(2)).toEqual([
      'The file name must be a Student ID, as in 1001.jpg or 1001-signature.jpg',
      'This is not a picture: JPEG, PNG and WebP are accepted',
      'This is not a picture: JPEG, PNG and WebP are accepted',
      'This is not a picture: JPEG, PNG and WebP are accepted',
    ]);
    expect((await rows(made, 'hi'))[6]?.refused).toMatch(/^यह चित्र नहीं है/);
    // Nobody has the pictures yet, and no address shows one that is waiting.
    expect((await studentOf('MLMEC-00012')).profilePictureRef).toBeUndefined();
    const waits = await files().findOne({ 'metadata.unused': true, 'metadata.isBrought': true });
    expect((await office.call('GET', `/getImage/${String(waits?._id)}`)).status).toBe(404);
    await ask('POST', '/discard', { importID: made.id });
    expect(await waiting()).toBe(0);
  });

  it('are given as they were shown, once, and change nothing when they come again', async () => {
    const photo = await face('#446688', 3000);
    const archive = [
      { path: 'MLMEC-00012.jpg', bytes: photo },
      { path: 'MLMEC-00012-signature.png', bytes: await picture('png', 44) },
    ];
    const made = await looked(archive);
    expect(await run(made)).toMatchObject({
      state: 'done',
      outcomes: { waiting: 0, changed: 2, refused: 0 },
    });
    const { profilePictureRef, signatureRef } = await studentOf('MLMEC-00012');
    const stored = await fetch(`${office.url}/getImage/${String(profilePictureRef)}`, {
      headers: { 'auth-token': office.clerk },
    });
    // The picture is encoded anew, as any uploaded picture (D25).
    expect(await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).toMatchObject({ width: 1024 });
    expect(await waiting()).toBe(0);
    const log = await office.call<AuditEntry[]>('GET', '/api/audit?action=pictures-imported', undefined, {
      token: office.admin,
    });
    expect(log.body).toMatchObject([{ subject: { kind: 'import', name: 'class-7.zip' } }]);
    const again = await looked(archive);
    expect(again.states).toEqual({ new: 0, changed: 0, same: 2, refused: 0 });
    expect((await run(again)).outcomes).toEqual({ waiting: 0, changed: 0, same: 2, refused: 0 });
    expect(await studentOf('MLMEC-00012')).toMatchObject({ profilePictureRef, signatureRef });
    const report = await fetch(`${office.url}${PATH}/report?importID=${made.id}&as=csv`, {
      headers: { 'auth-token': office.admin },
    });
    expect(await report.text()).toMatch(/MLMEC-00012\.jpg.*Asha.*Photo.*Changed/);
  });

  it('replace no picture that somebody has set since the preview', async () => {
    const made = await looked([
      { path: 'MLMEC-00012.jpg', bytes: await face('#010203') },
      { path: 'MLMEC-00013.jpg', bytes: await face('#040506') },
    ]);
    expect(made.states).toMatchObject({ new: 1, changed: 1 });
    const { signatureRef } = await studentOf('MLMEC-00012');
    await office.call('PUT', '/api/office/updateStudent', {
      studentID: 'MLMEC-00012',
      profilePictureRef: signatureRef,
    });
    expect((await run(made)).outcomes).toMatchObject({ changed: 1, refused: 1 });
    expect((await rows(made))[0]?.refused).toMatch(/^Not changed: someone has changed this student/);
    expect((await studentOf('MLMEC-00012')).profilePictureRef).toBe(signatureRef);
  });

  it('are given to a student whom another desk changes in something else at the same moment', async () => {
    const made = await looked([{ path: 'MLMEC-00013.jpg', bytes: await face('#060504') }]);
    const changes = { studentID: 'MLMEC-00013', primaryMobile: '9855550000' };
    before(office.app.get<Writes>(StudentUpdateService, { strict: false }), 'update', () =>
      office.call('PUT', '/api/office/updateStudent', changes),
    );
    expect((await run(made)).outcomes).toMatchObject({ changed: 1, refused: 0 });
    expect(await studentOf('MLMEC-00013')).toMatchObject(changes);
  });

  it('are found beyond the first five hundred files', async () => {
    const nobody = Array.from({ length: 500 }, (_, at) => ({ path: `N-${at}.jpg`, bytes: Buffer.from('') }));
    const made = await looked([...nobody, { path: 'MLMEC-00013.jpg', bytes: await face('#090909') }]);
    expect(made.states).toMatchObject({ changed: 1, refused: 500 });
    await ask('POST', '/discard', { importID: made.id });
  });

  it('stop when they are told to, and go on with what waits', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `S-${at + 100}`);
    for (const id of ids) await register(office, id);
    const bytes = await face('#777777', 600);
    const made = await looked(ids.map((id) => ({ path: `${id}.jpg`, bytes })));
    await ask('POST', '/run', { importID: made.id });
    const stopped = await ask<PictureImportAnswer>('POST', '/stop', { importID: made.id });
    expect(stopped.body.state).toBe('stopped');
    expect(stopped.body.outcomes.changed).toBeLessThan(12);
    expect((await run(made)).outcomes).toMatchObject({ waiting: 0, changed: 12 });
    const before = (await studentOf('S-100')).profilePictureRef;
    // The run was cut off after the picture was given and before that was noted: it is not given twice.
    const _id = new Types.ObjectId(made.id);
    await office.connection
      .collection('pictureimportrows')
      .updateOne({ import: _id, row: 1 }, { $set: { outcome: 'waiting' } });
    await office.connection.collection('pictureimports').updateOne({ _id }, { $set: { state: 'stopped' } });
    expect((await run(made)).outcomes).toMatchObject({ waiting: 0, changed: 12 });
    expect((await studentOf('S-100')).profilePictureRef).toBe(before);
  });

  it('are refused as a whole where the ZIP is hostile, and nothing of it is stored', async () => {
    const before = await files().countDocuments();
    const good = { path: 'MLMEC-00013.jpg', bytes: await face('#123456') };
    const whole = zip([good]);
    const empty = Buffer.alloc(999_999);
    const tries: readonly (readonly [string, Buffer, RegExp])[] = [
      ['paths that lead out', zip([good, { path: '../../etc/passwd' }]), /point outside it/],
      ['an absolute path', zip([good, { path: '/etc/passwd' }]), /point outside it/],
      ['a password', zip([good, { ...good, isEncrypted: true }]), /has a password/],
      ['cut off', whole.subarray(0, -30), /not a complete ZIP/],
      ['no ZIP', Buffer.from('a,b\n1,2\n'), /not a complete ZIP/],
      [
        'a bomb',
        zip([good, { path: 'S-100.jpg', bytes: Buffer.alloc(4_000_000) }]),
        /far more than pictures/,
      ],
      [
        'a bomb of many',
        zip(Array.from({ length: 600 }, (_, at) => ({ path: `A-${at}00.jpg`, bytes: empty }))),
        /far more than pictures/,
      ],
      ['a lie', zip([good, { ...good, path: 'S-100.jpg', claims: 20 }]), /far more than pictures/],
      [
        '50,000 files',
        zip(Array.from({ length: 50_000 }, (_, at) => ({ path: `${at}.jpg` }))),
        /more than 10,000 files/,
      ],
      ['nothing', zip([]), /no files/],
    ];
    for (const [name, bytes, sentence] of tries) {
      // Packing took long in this same process, so pending requests get a moment first.
      await pause(50);
      const { status, body } = await bring(bytes);
      expect([name, status, body.message]).toEqual([name, 400, expect.stringMatching(sentence)]);
    }
    expect((await bring(Buffer.alloc(0), 'hi')).body.message).toMatch(/ZIP/);
    expect(await files().countDocuments()).toBe(before);
    expect((await ask('POST', '', new FormData())).status).toBe(400);
  });

  it('are refused one by one where two are of a student, one is too large, or broken', async () => {
    const photo = await face('#654321');
    const large = await sharp(await noise(600))
      .jpeg()
      .toBuffer();
    const made = await looked([
      { path: 'a/S-101.jpg', bytes: photo },
      { path: 'b/s-101.JPG', bytes: photo },
      { path: 'S-102.png', bytes: await noise(1800) },
      { path: 'S-103.jpg', bytes: photo.subarray(0, 20) },
      { path: 'S-104.jpg', bytes: large.subarray(0, large.length / 2) },
    ]);
    expect((await rows(made)).map(({ refused }) => refused)).toEqual([
      'Several files are for this student. Keep only the right one in the ZIP',
      'Several files are for this student. Keep only the right one in the ZIP',
      'A picture can have at most 5 MB',
      'This picture is broken and cannot be read',
      undefined,
    ]);
    // The missing half is noticed only when the picture is decoded.
    expect((await run(made)).outcomes).toMatchObject({ changed: 0, refused: 5 });
    expect((await rows(made))[4]?.refused).toBe('This picture is broken and cannot be read');
    expect(await waiting()).toBe(0);
  });

  it('are for administrators', async () => {
    expect((await ask('GET', '', undefined, 'en', office.clerk)).status).toBe(403);
  });
});
