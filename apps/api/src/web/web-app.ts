import { existsSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../common/problem';

/** Serves the built web app (D1): hashed assets for ever, everything else asked for again each time. */
export function serveWebApp(app: NestExpressApplication, directory: string): void {
  const assets = join(directory, 'assets') + sep;
  app.useStaticAssets(directory, {
    redirect: false,
    setHeaders: (response: Response, path: string) => {
      const isHashed = path.startsWith(assets) && basename(path) !== 'index.html';
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.use((request: Request, _response: Response, next: NextFunction) => {
    const isMissing = request.path === '/' && !existsSync(join(directory, 'index.html'));
    next(isMissing ? new Problem(404, 'notBuilt') : undefined);
  });
}
