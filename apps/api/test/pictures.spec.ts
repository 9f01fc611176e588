import sharp from 'sharp';
import { TestOffice } from './support/office';
import { picture, pictureForm } from './support/student';
import { textLike } from './support/matchers';

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

  it('refuses a picture of a hundred million pixels', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await upload(pictureForm(bomb))).status).toBe(400);
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
