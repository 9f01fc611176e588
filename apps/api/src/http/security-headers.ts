import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

const SELF = "'self'";
const NONE = "'none'";

/** The hosts of the home carousel's pictures (D37). */
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

/** Security headers: a strict policy everywhere, inline scripts only on the page of the API documents, HSTS only with TLS. */
export function securityHeaders(documentsPath: string): RequestHandler {
  const common: HelmetOptions = { strictTransportSecurity: false, frameguard: { action: 'deny' } };
  const pages = helmet({ ...common, contentSecurityPolicy: policy([]) });
  const documents = helmet({ ...common, contentSecurityPolicy: policy(["'unsafe-inline'"]) });
  const overTls = helmet.strictTransportSecurity();
  return (request: Request, response: Response, next: NextFunction) => {
    // Personal data stays out of every cache, pictures too; the web app's files set their own header.
    response.setHeader('Cache-Control', 'no-store');
    response.vary('auth-token');
    const headers = request.path.startsWith(documentsPath) ? documents : pages;
    headers(request, response, (error?: unknown) => {
      if (error !== undefined || !request.secure) next(error);
      else overTls(request, response, next);
    });
  };
}
