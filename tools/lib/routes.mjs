import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const ROUTES_FILE = 'apps/web/src/app/routes.tsx';

/** The page that is the frame around the office's screens. */
const FRAME = 'OfficeArea';

const PAGE = /const (\w+) = page\(\s*\(\) => import\('\.\.\/([\w/-]+)'\)/g;
const ROUTE = /\{ (?:index: true|path: (?:'([^']*)'|key)), element: <(\w+)/g;

/**
 * The screens of the web app as its router has them: the path behind `/#/`, the module of the page, and whether the
 * office's frame is around it. Throws when the routes are written in a way that is not understood here, so that no
 * route can hide from what reads them.
 */
export function readRoutes() {
  const source = readFileSync(join(root, ROUTES_FILE), 'utf8');
  const modules = new Map([...source.matchAll(PAGE)].map(([, name, path]) => [name, `src/${path}.tsx`]));
  const frame = modules.get(FRAME);
  const routes = [...source.matchAll(ROUTE)]
    .filter(([, , page]) => page !== FRAME)
    .map(([, path, page]) => {
      const module = modules.get(page);
      // The stubs share one line; one of them stands for all.
      const name = path ?? (page === 'StubPage' ? 'about' : '');
      return { path: name, module, isOffice: module?.startsWith('src/office/') };
    });
  const used = new Set([frame, ...routes.map(({ module }) => module)]).size;
  const loads = source.match(/import\(/g)?.length ?? 0;
  if (routes.some(({ module }) => module === undefined) || modules.size !== loads || used !== loads)
    throw new Error(
      `${ROUTES_FILE} is not written as tools/lib/routes.mjs reads it: ${loads} pages, ${used} used`,
    );
  return { routes, frame };
}
