import { chmodSync, openSync, closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '../src/backup';
import { writeBackup } from '../src/backup/write-backup';
import { openSealed, seal, sealedMagic } from '../src/backup/encryption';
import { readPassphrase } from '../src/backup/passphrase';
import { newFolder, withServer } from './running-server';

const passphrase = 'the seven mango trees behind the school';
const chunk = 64 * 1024;
const cheap = { logN: 4, r: 8, p: 1 };
const headerLength = sealedMagic.length + 3 + 16 + 32;

let home: string;
beforeAll(() => (home = newFolder()));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function sealed(content: Buffer, cost = cheap): Buffer {
  const parts: Buffer[] = [];
  const { write, end } = seal((bytes) => parts.push(bytes), passphrase, cost);
  // In pieces whose size fits no chunk.
  for (let at = 0; at < content.length; at += 50_001) write(content.subarray(at, at + 50_001));
  end();
  return Buffer.concat(parts);
}

/** The whole content of a sealed file. */
function opened(bytes: Buffer, text = passphrase): Buffer {
  const path = join(home, 'sealed');
  writeFileSync(path, bytes);
  const handle = openSync(path, 'r');
  try {
    const read = openSealed(handle, path, text);
    const parts: Buffer[] = [];
    for (;;) {
      const into = Buffer.alloc(100_000);
      const length = read(into);
      if (length === 0) return Buffer.concat(parts);
      parts.push(into.subarray(0, length));
    }
  } finally {
    closeSync(handle);
  }
}

const pattern = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) & 0xff));

describe('a sealed file', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk + 7])(
    'of %d bytes is opened as it was, and has nothing of it in plain',
    (length) => {
      const content = pattern(length);
      const file = sealed(content);
      expect(opened(file).equals(content)).toBe(true);
      if (length > 64) expect(file.includes(content.subarray(0, 64))).toBe(false);
    },
  );

  it('is another one each time, of the same content and passphrase', () => {
    const [one, other] = [sealed(pattern(100)), sealed(pattern(100))];
    expect(one.subarray(headerLength).equals(other.subarray(headerLength))).toBe(false);
  });

  it('with any one bit of its header or of a short chunk turned is refused', () => {
    const whole = sealed(pattern(40));
    for (let at = sealedMagic.length; at < whole.length; at += 1) {
      for (const bit of [1, 0x80]) {
        const bad = Buffer.from(whole);
        bad[at] = (bad[at] ?? 0) ^ bit;
        expect(() => opened(bad)).toThrow(
          at < headerLength ? 'The passphrase does not open' : 'is no whole backup',
        );
      }
    }
  });

  it('cut anywhere is refused, also between its chunks', () => {
    const short = sealed(pattern(40));
    for (let length = 0; length < short.length; length += 1)
      expect(() => opened(short.subarray(0, length))).toThrow();
    const long = sealed(pattern(3 * chunk));
    for (const chunks of [0, 1, 2])
      expect(() => opened(long.subarray(0, headerLength + chunks * (chunk + 16)))).toThrow('no whole backup');
  });

  const parts = (file: Buffer) => {
    const header = file.subarray(0, headerLength);
    const chunks = [0, 1, 2].map((n) =>
      file.subarray(headerLength + n * (chunk + 16)).subarray(0, chunk + 16),
    );
    return [header, ...chunks] as [Buffer, Buffer, Buffer, Buffer];
  };
  it.each<[string, (file: Buffer) => Buffer]>([
    ['two chunks exchanged', (file) => (([h, a, b, c]) => Buffer.concat([h, b, a, c]))(parts(file))],
    ['a chunk left out', (file) => (([h, a, , c]) => Buffer.concat([h, a, c]))(parts(file))],
    ['a chunk twice', (file) => (([h, a, b, c]) => Buffer.concat([h, a, a, b, c]))(parts(file))],
    ['its last chunk twice', (file) => (([h, a, b, c]) => Buffer.concat([h, a, b, c, c]))(parts(file))],
    ['something behind it', (file) => Buffer.concat([file, Buffer.from('x')])],
    [
      'chunks of another file of the same passphrase',
      (file) => Buffer.concat([parts(file)[0], ...parts(sealed(pattern(3 * chunk))).slice(1)]),
    ],
  ])('with %s is refused', (_, change) => {
    expect(() => opened(change(sealed(pattern(3 * chunk))))).toThrow('is no whole backup');
  });

  it('says when the passphrase is another one, and takes the same one from another keyboard', () => {
    const file = sealed(pattern(40));
    expect(() => opened(file, `${passphrase}.`)).toThrow('The passphrase does not open');
    const accent = (text: string) => {
      const out: Buffer[] = [];
      seal((bytes) => out.push(bytes), text, cheap).end();
      return Buffer.concat(out);
    };
    expect(opened(accent('caf\u00e9 near the school'), 'cafe\u0301 near the school').length).toBe(0);
  });

  it('does not let a changed header ask for more memory than a backup needs', () => {
    const bad = sealed(pattern(40));
    bad[sealedMagic.length] = 40;
    expect(() => opened(bad)).toThrow('The passphrase does not open');
  });
});

describe('an encrypted backup', () => {
  let dataDir: string;
  let file: string;
  const restore = (folder: string, text?: string) =>
    restoreBackup({ file, folder: join(home, folder), database: 'database', passphrase: text });
  beforeAll(async () => {
    dataDir = join(home, 'office/database');
    file = join(home, 'school.backup');
    await withServer(dataDir, (db) =>
      db
        .collection<{ _id: number; name: string }>('students')
        .insertMany(Array.from({ length: 300 }, (_, n) => ({ _id: n, name: `Student number ${n}` }))),
    );
    await writeBackup({ dataDir, file, passphrase });
  });

  it('is restored with its passphrase, and holds no name that can be read', async () => {
    expect(readFileSync(file).includes('Student number')).toBe(false);
    expect(await restore('right', passphrase)).toMatchObject([{ documents: 300 }]);
    const count = await withServer(join(home, 'right/database'), (db) =>
      db.collection('students').countDocuments({ name: /^Student number/ }),
    );
    expect(count).toBe(300);
  });

  it('says what to do without its passphrase, and with another one', async () => {
    await expect(restore('none')).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE_FILE');
    await expect(restore('wrong', 'not the one it was')).rejects.toThrow('The passphrase does not open');
  });

  it('is replaced by a new one, and not by one that was stopped', async () => {
    const before = readFileSync(file);
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(writeBackup({ dataDir, file, passphrase, signal })).rejects.toThrow('stopped');
    expect(readFileSync(file).equals(before)).toBe(true);
    await writeBackup({ dataDir, file, passphrase });
    expect(readFileSync(file).equals(before)).toBe(false);
  });
});

describe('the file of a passphrase', () => {
  const at = () => join(home, 'passphrase');
  const write = (text: string, mode = 0o600) => {
    writeFileSync(at(), text);
    chmodSync(at(), mode);
  };
  it.each([
    ['with a line end', 'four words are enough\n'],
    ['with the line end of Windows', 'four words are enough\r\n'],
    ['without one', 'four words are enough'],
    ['with the mark of Windows’ editor', '\uFEFFfour words are enough\r\n'],
  ])('%s gives the passphrase', (_, text) => {
    write(text);
    expect(readPassphrase(at())).toBe('four words are enough');
  });

  it.each([
    ['that is empty', '', 0o600, 'must have at least 8 characters'],
    ['with spaces alone', '            \n', 0o600, 'must have at least 8 characters'],
    ['with two lines', 'one line\nanother line\n', 0o600, 'must be one line'],
    ['that others can read', 'four words are enough\n', 0o644, 'can be read by others'],
  ])('%s is refused', (_, text, mode, sentence) => {
    write(text, mode);
    expect(() => readPassphrase(at())).toThrow(sentence);
  });

  it('that is not there is named', () => {
    expect(() => readPassphrase(join(home, 'nowhere'))).toThrow(/nowhere cannot be read \(ENOENT\)/);
    expect(() => readPassphrase(home)).toThrow('is not in a file');
  });
});
