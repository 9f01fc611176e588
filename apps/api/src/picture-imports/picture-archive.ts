import { accept, isBrought, refuse, type Outcome } from '@school/domain';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** The limits of an archive of pictures, in bytes except for `files`; no school's archive exceeds them. */
const MOST = { files: 10_000, about: 4_000, unpacked: 500_000_000, picture: 5 * 1024 * 1024 } as const;

/** Pictures hardly compress: a part that unpacks to so many times its size is a trap, unless it is small. */
const RATIO = 100;
const SMALL = 1_000_000;

type UnfitCode =
  | 'archive-unreadable'
  | 'archive-too-long'
  | 'archive-encrypted'
  | 'archive-unpacks'
  | 'archive-paths'
  | 'archive-empty';

/** Thrown where the whole archive is refused. */
class UnfitArchive extends Error {
  constructor(readonly code: UnfitCode) {
    super(code);
  }
}

/** A file of an archive, not yet unpacked. */
export interface ArchivedFile {
  readonly path: string;
  /** Reads the bytes; refuses too many, or damaged ones. To be called for one file after the other. */
  readonly read: () => Promise<Outcome<Buffer, 'picture-too-large' | 'picture-broken'>>;
}

/** Whether the library refuses a path, which only the text of its error says. */
const isPathError = (error: unknown) =>
  error instanceof Error &&
  /^(?:invalid characters in fileName|absolute path|invalid relative path)/.test(error.message);

/** Whether a file unpacks to more than the archive claims; then none of its claims can be trusted. */
const isSizeError = (error: unknown) => error instanceof Error && error.message.startsWith('too many bytes');

async function bytesOf(
  archive: ZipFile,
  entry: Entry,
): Promise<Outcome<Buffer, 'picture-too-large' | 'picture-broken'>> {
  if (entry.uncompressedSize > MOST.picture) return refuse('picture-too-large');
  try {
    // The library stops at the size that the archive claims.
    return accept(await buffer(await archive.openReadStreamPromise(entry)));
  } catch (error) {
    if (isSizeError(error)) throw new UnfitArchive('archive-unpacks');
    return refuse('picture-broken');
  }
}

/** @throws UnfitArchive */
function checkEntry(entry: Entry) {
  const { fileNameLength, extraFieldLength, fileCommentLength, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw new UnfitArchive('archive-encrypted');
  if (fileNameLength + extraFieldLength + fileCommentLength > MOST.about)
    throw new UnfitArchive('archive-unreadable');
  if (uncompressedSize > SMALL && uncompressedSize > RATIO * compressedSize)
    throw new UnfitArchive('archive-unpacks');
}

/** The files by the archive's list, none of them unpacked. @throws UnfitArchive */
async function filesOf(archive: ZipFile): Promise<readonly ArchivedFile[]> {
  if (archive.entryCount > MOST.files) throw new UnfitArchive('archive-too-long');
  const files: ArchivedFile[] = [];
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    checkEntry(entry);
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST.unpacked) throw new UnfitArchive('archive-unpacks');
    if (isBrought(entry.fileName)) files.push({ path: entry.fileName, read: () => bytesOf(archive, entry) });
  }
  if (files.length === 0) throw new UnfitArchive('archive-empty');
  return files;
}

/**
 * Opens a ZIP of pictures and works on its files, one of them in memory at a time.
 * @param path of the ZIP on the disk
 * @returns a refusal where it is no such archive, has a password, or is made to fill a disk or a memory: everything that `work`
 * has done must be undone then
 */
export async function withArchive<Value>(
  path: string,
  work: (files: readonly ArchivedFile[]) => Promise<Value>,
): Promise<Outcome<Value, UnfitCode>> {
  let archive: ZipFile | undefined;
  let isListed = false;
  try {
    archive = await yauzl.openPromise(path, { autoClose: false });
    const files = await filesOf(archive);
    isListed = true;
    return accept(await work(files));
  } catch (error) {
    if (error instanceof UnfitArchive) return refuse(error.code, 'file');
    // An error after the list was read is not the archive's fault.
    if (isListed) throw error;
    return refuse(isPathError(error) ? 'archive-paths' : 'archive-unreadable', 'file');
  } finally {
    archive?.close();
  }
}
