import { unless } from '../errors';
import { type Meta, PageFault, type PageFile, type Tree } from '../storage/page-file';
import { walkTree } from '../storage/page-tree';
import { entriesIn, headOf, wholeContent } from './loose-page';

export interface State {
  /** `undefined` where nothing says where the trees begin. */
  meta: Meta | undefined;
  /** Whether the tree of free pages is known. */
  knowsFree: boolean;
  note?: { sentence: string; isLoss: boolean };
}

const emptyTree: Tree = { depth: 0, branches: 0, leaves: 0, overflows: 0, entries: 0, root: undefined };

/**
 * The last state that a file holds. Where a page that names the roots is damaged, the roots are found by the pages
 * themselves: each says its transaction, and of the last one the roots are those that no other of its pages leads to.
 */
export function newestState(file: PageFile): State {
  const [known] = file.metas;
  if (known && file.metaFaults.length === 0) return { meta: known, knowsFree: true };
  const found = stateByPages(file, known);
  const harmed = 'A page that says where the data begins is damaged';
  if (found && (!known || isWhole(file, found)))
    return {
      meta: found,
      knowsFree: found.free !== emptyTree,
      note: { sentence: `${harmed}; the last state was found by its pages.`, isLoss: false },
    };
  if (known && !found)
    return {
      meta: known,
      knowsFree: true,
      note: { sentence: `${harmed}; the other one has the last state.`, isLoss: false },
    };
  return {
    meta: known,
    knowsFree: known !== undefined,
    note: {
      sentence: known
        ? `${harmed}; what the last write changed is missing.`
        : `${harmed}, the other one too.`,
      isLoss: true,
    },
  };
}

const isWhole = (file: PageFile, { main }: Meta): boolean =>
  unless(PageFault, () => {
    for (const _ of walkTree(file, main, {}));
    return true;
  }) ?? false;

/** @param known a state that is there: the one looked for is the next one */
function stateByPages(file: PageFile, known: Meta | undefined): Meta | undefined {
  let transaction = known ? known.transaction + 1 : 0;
  let pages: number[] = [];
  for (let page = 2; page < file.length; page += 1) {
    const bytes = file.bytesAt(page);
    const head = bytes && headOf(page, bytes);
    if (!head?.isInPlace || !(head.isBranch || head.isLeaf)) continue;
    if (head.transaction < transaction || (known && head.transaction > transaction)) continue;
    if (head.transaction > transaction) pages = [];
    transaction = head.transaction;
    pages.push(page);
  }
  const led = new Set(pages.flatMap((page) => childrenOf(file, page)));
  const roots = pages.filter((page) => !led.has(page)).map((page) => treeFrom(file, page));
  const [main] = roots.filter(({ isOfRows }) => isOfRows).sort((a, b) => b.tree.depth - a.tree.depth);
  if (!main) return undefined;
  const [free] = roots.filter(({ isOfRows }) => !isOfRows).sort((a, b) => b.tree.depth - a.tree.depth);
  // Free pages behind the file's end are listed too, where LMDB never wrote them.
  const lastPage = 2 * file.length;
  return { transaction, pageSize: file.pageSize, lastPage, main: main.tree, free: free?.tree ?? emptyTree };
}

const childrenOf = (file: PageFile, page: number): number[] =>
  unless(PageFault, () => file.branches(page))?.map(({ child }) => child) ?? [];

/** How deep a tree is, and whether it is that of rows: the tree of free pages has no checksums. */
function treeFrom(file: PageFile, root: number): { tree: Tree; isOfRows: boolean } {
  let depth = 1;
  let page = root;
  for (let [child] = childrenOf(file, page); child !== undefined && depth < 64; depth += 1) {
    page = child;
    [child] = childrenOf(file, page);
  }
  const bytes = file.bytesAt(page);
  const isOfRows =
    bytes !== undefined && entriesIn(file, bytes).some((entry) => wholeContent(entry, false) !== undefined);
  return { tree: { ...emptyTree, depth, root }, isOfRows };
}
