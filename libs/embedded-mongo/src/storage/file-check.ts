import { existsSync, statSync } from 'node:fs';
import { unless } from '../errors';
import { DamagedStoreError } from './damage';
import { type Meta, PageFault, PageFile } from './page-file';
import { markFreePages, UsedPages, walkFreeTree, walkTree } from './page-tree';

/** A writer of another process may be at work between two reads; then all is read again. */
const looks = 3;

const advice = 'restore the newest backup: npm run restore -- FILE';

/**
 * Looks at the file of a store before LMDB does, which follows wrong numbers out of the file and so ends the process:
 * the two pages that say where the trees are, the way down each tree, and whether the file was cut short. The rest is for
 * the check. An empty file is a new store: a start leaves one that is killed before it has written anything.
 *
 * @throws DamagedStoreError with a sentence that says what to do
 */
export function checkFile(path: string): void {
  if (!existsSync(path) || statSync(path).size === 0) return;
  for (let look = 1; ; look += 1) {
    const fault = faultOf(path);
    if (fault === undefined) return;
    if (look === looks) throw new DamagedStoreError(undefined, fault);
  }
}

function faultOf(path: string): string | undefined {
  const file = unless(PageFault, () => new PageFile(path));
  if (!file)
    return `${path} is not a database of this program, or its beginning is destroyed; in that case ${advice}`;
  try {
    const { newest, metaFaults, pageSize } = file;
    const [size, needed] = [statSync(path).size, (newest.lastPage + 1) * pageSize];
    if (size < 2 * pageSize || (size < needed && lacksPages(file, newest)))
      return `${path} was cut short: it is ${size} bytes, ${needed} are needed; ${advice}`;
    const [fault] = metaFaults;
    if (fault) throw fault;
    // The way down to the first entry.
    walkTree(file, newest.main, {}).next();
    walkFreeTree(file, newest).next();
    return undefined;
  } catch (error) {
    if (!(error instanceof PageFault)) throw error;
    return `${path} is damaged: ${error.message}; ${advice}`;
  } finally {
    file.close();
  }
}

/** The last pages of a whole file may be missing where none of them is in use: LMDB never wrote them. */
function lacksPages(file: PageFile, { main, lastPage }: Meta): boolean {
  const faults: PageFault[] = [];
  const fault = (error: PageFault) => void faults.push(error);
  const used = new UsedPages(lastPage);
  const entries = walkTree(file, main, { fault, used });
  while (faults.length === 0 && !entries.next().done);
  if (faults.length === 0) markFreePages(file, file.newest, used, fault);
  return faults.length > 0;
}
