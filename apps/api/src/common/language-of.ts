import { languages, type Language } from '@school/domain';
import type { Request } from 'express';

/** The language that a caller asks for by `Accept-Language`; English where it asks for none of ours. */
export const languageOf = (request: Request): Language => {
  const wanted = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === wanted) ?? 'en';
};
