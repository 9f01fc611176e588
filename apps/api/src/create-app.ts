import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { Request, Response } from 'express';
import { AppModule, type Surroundings } from './app.module';
import { antiForgery } from './http/anti-forgery';
import { rememberCall } from './common/current-call';
import { BoundedServer } from './http/bounded-server';
import { servedNames } from './http/served-names';
import { securityHeaders } from './http/security-headers';
import { refuseLostCalls } from './http/lost-calls';
import { FrameworkLog } from './logging/framework-log';
import { requestLog } from './logging/request-log';
import { DOCUMENTS_PATH, showDocuments } from './open-api';

/** API answers smaller than this are sent uncompressed: a few packets arrive sooner than they are compressed. In bytes. */
const SMALL_ANSWER = 8 * 1024;

/** The page budgets count compressed bytes: the second desk of an office may be on a slow wireless link. */
function isWorthCompressing(request: Request, response: Response): boolean {
  const isSmall = Number(response.getHeader('Content-Length')) < SMALL_ANSWER;
  return compression.filter(request, response) && !(isSmall && request.path.startsWith('/api/'));
}

/**
 * The whole office, not yet listening; shared by the process, the tests and the OpenAPI writer.
 * @param webDirectory the folder of the built web app
 */
export async function createApp(
  surroundings: Surroundings,
  webDirectory: string,
): Promise<NestExpressApplication> {
  const { settings, log, connection } = surroundings;
  const { PUBLIC_URL, CORS_ORIGINS } = settings;
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.in(surroundings, webDirectory),
    new BoundedServer(settings.TRUST_PROXY !== false),
    { abortOnError: false, bodyParser: false, logger: new FrameworkLog(log) },
  );
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUST_PROXY);
  // With this parser a repeated name becomes a list and `name[anything]` an object, which schemas that want text refuse; the
  // simple parser would treat the latter as another name, and the schema would never see it.
  app.set('query parser', 'extended');
  app.use(requestLog(log));
  app.use(rememberCall);
  app.use(servedNames(PUBLIC_URL === undefined ? CORS_ORIGINS : [PUBLIC_URL, ...CORS_ORIGINS]));
  app.use(refuseLostCalls(connection));
  app.use(securityHeaders(DOCUMENTS_PATH));
  if (CORS_ORIGINS.length > 0) {
    app.enableCors({
      origin: CORS_ORIGINS,
      exposedHeaders: ['X-Total-Count', 'Retry-After', 'X-Request-Id', 'Content-Disposition'],
    });
  }
  app.use(compression({ filter: isWorthCompressing }));
  app.use(antiForgery);
  showDocuments(app);
  return app;
}
