import { existsSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ExpressAdapter } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../common/problem';

const WEB_DIRECTORY = Symbol('where the built web app is');

/** Serves the built web app (D1): hashed assets are cached for ever, all other files are revalidated each time. */
@Module({})
export class WebAppModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<ExpressAdapter>,
    @Inject(WEB_DIRECTORY) private readonly directory: string,
  ) {}

  static at(directory: string): DynamicModule {
    return { module: WebAppModule, providers: [{ provide: WEB_DIRECTORY, useValue: directory }] };
  }

  /** Called by Nest when all routes exist, so that no API call looks for a file first. */
  onModuleInit(): void {
    const { directory } = this;
    const { httpAdapter } = this.host;
    const assets = join(directory, 'assets') + sep;
    httpAdapter.useStaticAssets(directory, {
      redirect: false,
      setHeaders: (response: Response, path: string) => {
        const isHashed = path.startsWith(assets) && basename(path) !== 'index.html';
        response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    httpAdapter.use((request: Request, _response: Response, next: NextFunction) => {
      const isMissing = request.path === '/' && !existsSync(join(directory, 'index.html'));
      next(isMissing ? new Problem(404, 'notBuilt') : undefined);
    });
  }
}
