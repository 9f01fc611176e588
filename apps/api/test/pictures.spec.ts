import { randomBytes } from 'node:crypto';
import { DRAFT_DAYS, sampleRegistration } from '@school/domain';
import { mongo, Types } from 'mongoose';
import sharp from 'sharp';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import { PicturesRepository } from '../src/pictures/pictures.repository';
import { TestOffice } from './support/office';
import { picture, pictureForm } from './support/student';
import { anyText, textLike } from './support/matchers';

describe('pictures', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const upload = (form: FormData) => office.call('POST', '/upload', form);
  async function stored(id: unknown): Promise<Buffer> {
    const response = await fetch(`${office.url}/getImage/${String(id)}`, {
      headers: { 'auth-token': office.clerk },
    });
    return Buffer.from(await response.arrayBuffer());
  }

  it.each(['png', 'jpeg', 'webp'] as const)('keeps a %s in its format, told by content', async (kind) => {
    const answer = await upload(pictureForm(await picture(kind), 'notes.txt', 'text/plain'));
    expect(answer).toMatchObject({ status: 200, body: { status: 200 } });
    const { format, width, height } = await sharp(await stored(answer.body['_id'])).metadata();
    expect({ format, width, height }).toEqual({ format: kind, width: 40, height: 30 });
  });

  it('turns a phone photo upright, shrinks it to 1024 and drops where it was taken', async () => {
    const photo = await sharp(await picture('jpeg', 3000, 1500))
      .withExif({ IFD0: { Copyright: 'Kanpur' }, IFD3: { GPSLatitude: '26/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(pictureForm(photo));
    const kept = await sharp(await stored(body['_id'])).metadata();
    expect([kept.width, kept.height]).toEqual([512, 1024]);
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });

  it('keeps no more bytes than the pixels are worth: neither what hangs behind a picture nor noise', async () => {
    const small = await picture('png', 10, 10);
    const hanging = await upload(pictureForm(Buffer.concat([small, Buffer.alloc(4 * 1024 * 1024)])));
    expect((await stored(hanging.body['_id'])).length).toBeLessThan(1024);
    const [width, height] = [600, 400];
    const noise = await sharp(randomBytes(width * height * 4), { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(width * height * 4);
    const kept = await stored((await upload(pictureForm(noise))).body['_id']);
    expect(kept.length).toBeLessThan(width * height + 16 * 1024);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  it.each<[string, () => Promise<FormData> | FormData, number]>([
    ['a text with a picture’s name', () => pictureForm(Buffer.from('hello'), 'a.png'), 415],
    ['an empty file', () => pictureForm(Buffer.alloc(0)), 415],
    ['an SVG', () => pictureForm(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415],
    ['a GIF', () => pictureForm(Buffer.from('GIF89a')), 415],
    ['a broken PNG', () => pictureForm(Buffer.from([...png, 1, 2, 3])), 400],
    ['half a JPEG', async () => pictureForm((await picture('jpeg', 400, 400)).subarray(0, 600)), 400],
    ['more than 5 MB', () => pictureForm(Buffer.alloc(5 * 1024 * 1024 + 1)), 413],
    ['10 MB', () => pictureForm(Buffer.alloc(10 * 1024 * 1024)), 413],
    ['no file', () => new FormData(), 400],
  ])('refuses %s with a sentence', async (_, form, status) => {
    const answer = await upload(await form());
    expect(answer).toMatchObject({
      status,
      body: { statusCode: status, message: textLike(/\w{3}/) },
    });
  });

  const DAY = 24 * 60 * 60_000;
  const isStored = async (id: unknown) =>
    (await office.call('GET', `/getImage/${String(id)}`, undefined, { token: await token() })).status === 200;
  /** A new token: the clock of the office moves on by days here, and a token holds only for hours. */
  const token = async () => office.tokenOf(clerk);
  let clerk: StaffAccount;
  const uploadLater = async () =>
    (await office.call('POST', '/upload', pictureForm(await picture()), { token: await token() })).body[
      '_id'
    ];

  it('keeps a picture for the draft that it was uploaded for, then forgets it, and no other', async () => {
    clerk = await office.employ('clerk-two', 'office');
    const [forgotten, kept] = [await uploadLater(), await uploadLater()];
    const student = sampleRegistration({ studentID: 'pictured', signatureRef: String(kept) });
    const registered = await office.call('POST', '/api/student/register-student', student, {
      token: await token(),
    });
    expect(registered.status).toBe(201);
    await uploadLater();
    expect([await isStored(forgotten), await isStored(kept)]).toEqual([true, true]);
    office.clock.advance(DRAFT_DAYS * DAY);
    await uploadLater();
    expect([await isStored(forgotten), await isStored(kept)]).toEqual([true, true]);
    office.clock.advance(DAY + 1000);
    await uploadLater();
    expect([await isStored(forgotten), await isStored(kept)]).toEqual([false, true]);
    const tooLate = { ...student, studentID: 'pictured-late', signatureRef: String(forgotten) };
    expect(
      await office.call('POST', '/api/student/register-student', tooLate, { token: await token() }),
    ).toMatchObject({ status: 400, body: { details: [{ field: 'signatureRef' }] } });
    const { connection } = office;
    const files_id = new Types.ObjectId(String(forgotten));
    expect(await connection.collection('pictures.chunks').countDocuments({ files_id })).toBe(0);
  });

  it('takes a thousand pictures of an account a day, also when many come at once', async () => {
    clerk = await office.employ('clerk-three', 'office');
    const by = { uploadedBy: clerk._id, uploadedAt: office.clock.now() };
    // What an archive brought, and the pictures made of it, do not count.
    const stored = [...Array.from({ length: 999 }, () => ({})), { isBrought: true }, { source: 'c0ffee' }];
    const uploaded = stored.map((metadata) => ({ filename: 'picture', metadata: { ...by, ...metadata } }));
    await office.connection.collection('pictures.files').insertMany(uploaded);
    const atOnce = await Promise.all(
      Array.from({ length: 8 }, async () =>
        office.call('POST', '/upload', pictureForm(await picture()), { token: await token() }),
      ),
    );
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(429)]);
    const refused = await office.call('POST', '/upload', pictureForm(await picture()), {
      token: await token(),
    });
    expect(refused).toMatchObject({ status: 429, body: { message: textLike(/1,000 pictures in one day/) } });
    office.clock.advance(DAY + 1000);
    expect(await uploadLater()).toEqual(anyText);
  });

  it('says that the disk is full', async () => {
    clerk = await office.employ('clerk-four', 'office');
    const pictures = office.app.get(PicturesRepository, { strict: false });
    const full = vi
      .spyOn(pictures, 'insert')
      .mockRejectedValue(new mongo.MongoServerError({ code: 14_031, message: 'the disk is full' }));
    const refused = await office.call('POST', '/upload', pictureForm(await picture()), {
      token: await token(),
    });
    full.mockRestore();
    expect(refused).toMatchObject({
      status: 507,
      body: { message: textLike(/^The disk is full: nothing was/) },
    });
  });

  it('refuses a second file, another field, JSON, and strangers', async () => {
    const two = pictureForm(await picture());
    two.append('image', new Blob(['x']), 'b.png');
    expect((await upload(two)).status).toBe(400);
    const other = new FormData();
    other.append('file', new Blob(['x']), 'b.png');
    expect((await upload(other)).status).toBe(400);
    expect((await office.call('POST', '/upload', { image: 'x' })).status).toBe(400);
    const broken = { headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    expect((await office.call('POST', '/upload', '--x\r\nbroken', broken)).status).toBe(400);
    const stranger = await office.call('POST', '/upload', pictureForm(await picture()), { token: '' });
    expect(stranger.status).toBe(401);
  });

  it.each([
    ['f'.repeat(24), 404],
    ['abc', 400],
    ['$where', 400],
    ['F'.repeat(24), 400],
    ['%00', 400],
    ['%FF', 400],
  ])('answers /getImage/%s with %d', async (id, status) => {
    expect((await office.call('GET', `/getImage/${id}`)).status).toBe(status);
  });
});
