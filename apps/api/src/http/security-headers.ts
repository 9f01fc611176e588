import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

const SELF = "'self'";
const NONE = "'none'";

/** Where the home carousel's pictures come from (D37). */
const CAROUSEL = ['https://picsum.photos', 'https://fastly.picsum.photos'];

const policy = (scripts: string[]): Exclude<HelmetOptions['contentSecurityPolicy'], boolean | undefined> => ({
  useDefaults: false,
  directives: {
    defaultSrc: [SELF],
    baseUri: [SELF],
    connectSrc: [SELF],
    fontSrc: [SELF],
    formAction: [SELF],
    frameAncestors: [NONE],
    imgSrc: [SELF, 'blob:', 'data:', ...CAROUSEL],
    objectSrc: [NONE],
    scriptSrc: [SELF, ...scripts],
    // styled-components writes <style> elements.
    styleSrc: [SELF, "'unsafe-inline'"],
  },
});

/** Security headers: a strict policy everywhere, inline scripts on the API documents' page only, HSTS where TLS is. */
export function securityHeaders(documentsPath: string): RequestHandler {
  const common: HelmetOptions = { strictTransportSecurity: false, frameguard: { action: 'deny' } };
  const pages = helmet({ ...common, contentSecurityPolicy: policy([]) });
  const documents = helmet({ ...common, contentSecurityPolicy: policy(["'unsafe-inline'"]) });
  const overTls = helmet.strictTransportSecurity();
  return (request: Request, response: Response, next: NextFunction) => {
    // What the office knows of people stays out of every cache, pictures too; the web app's files say otherwise for themselves.
    response.setHeader('Cache-Control', 'no-store');
    response.vary('auth-token');
    const headers = request.path.startsWith(documentsPath) ? documents : pages;
    headers(request, response, (error?: unknown) => {
      if (error !== undefined || !request.secure) next(error);
      else overTls(request, response, next);
    });
  };
}
