import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { ADMIN_PASSWORD, passwordOf } from './support/admin';
import { OfficeFolder, send, signIn, type OfficeProcess } from './support/process';
import { pictureForm } from './support/student';

const MB = 1024 * 1024;

/** A plain sheet with this many pixels; as files such pictures are small, however large they are in memory. */
const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#369' }, limitInputPixels: false });

// Both formats hold the whole picture in memory while it is decoded.
const interlacedPng = (image: Sharp) => image.png({ progressive: true, compressionLevel: 9 }).toBuffer();
const progressiveJpeg = (image: Sharp) =>
  image.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();

/** Whether a file is really interlaced: Adam7 in the header of a PNG, SOF2 in a JPEG. */
const isInterlaced = async (bytes: Buffer) =>
  (await sharp(bytes, { limitInputPixels: false }).metadata()).isProgressive;

describe('interlaced giants', () => {
  let folder: OfficeFolder;
  let office: OfficeProcess;
  let address = '';
  let tokens: string[] = [];

  const status = async (name: string): Promise<number> => {
    const text = await readFile(`/proc/${office.child.pid ?? 0}/status`, 'latin1');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]) * 1024;
  };

  /** The largest growth of the office's process during some work, over its size before. Bytes. */
  async function growth(work: () => Promise<unknown>): Promise<number> {
    // Resets the kernel's record of the largest size.
    await writeFile(`/proc/${office.child.pid ?? 0}/clear_refs`, '5');
    const before = await status('VmRSS');
    await work();
    return (await status('VmHWM')) - before;
  }

  const upload = (bytes: Buffer, token: string) =>
    send('POST', `${address}/upload`, { token, body: pictureForm(bytes) });

  beforeAll(async () => {
    folder = await OfficeFolder.make();
    office = folder.start({ ADMIN_PASSWORD });
    address = await office.ready();
    const admin = await signIn(address);
    // One account uploads one picture after the other, so uploads at the same time need several accounts.
    for (const username of ['desk-one', 'desk-two', 'desk-three', 'desk-four']) {
      const account = { username, password: passwordOf(username) };
      await send('POST', `${address}/api/office/register`, {
        body: { fname: 'Meena', ...account, passwordAgain: account.password },
      });
      const staff = await send<readonly { id: string; username: string }[]>('GET', `${address}/api/staff`, {
        token: admin,
      });
      const staffID = staff.body.find((one) => one.username === username)?.id;
      await send('POST', `${address}/api/staff/letIn`, {
        token: admin,
        body: { staffID, currentPassword: ADMIN_PASSWORD },
      });
      tokens = [...tokens, await signIn(address, account)];
    }
    // The cost of the first picture of all, however small it is, is not counted as that of a large one.
    await upload(await interlacedPng(sheet(40, 30)), admin);
  });
  afterAll(() => folder.remove());

  it.each([
    ['an interlaced PNG', interlacedPng],
    ['a progressive JPEG', progressiveJpeg],
  ])('of a hundred million pixels: %s is refused before it is in the memory', async (_, encode) => {
    const giant = await encode(sheet(10_000, 10_000));
    expect([await isInterlaced(giant), giant.length < 5 * MB]).toEqual([true, true]);
    const [token = ''] = tokens;
    let answer = {};
    const grown = await growth(async () => (answer = await upload(giant, token)));
    expect(grown).toBeLessThan(150 * MB);
    expect(answer).toMatchObject({
      status: 413,
      body: { message: 'A picture can have at most 25 megapixels. Make it smaller.' },
    });
  });

  it('of just as many as are taken are shrunk one at a time, also from four desks at once', async () => {
    const pictures = await Promise.all(
      [interlacedPng, progressiveJpeg].map((encode) => encode(sheet(5000, 4990))),
    );
    expect(await Promise.all(pictures.map(isInterlaced))).toEqual([true, true]);
    const [png, jpeg] = pictures as [Buffer, Buffer];
    let answers: { status: number }[] = [];
    const grown = await growth(async () => {
      answers = await Promise.all(tokens.map((token, at) => upload(at % 2 === 0 ? jpeg : png, token)));
    });
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(grown).toBeLessThan(280 * MB);
  });
});
