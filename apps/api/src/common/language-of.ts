import { languages, type Language } from '@school/domain';
import type { Request } from 'express';

/** The language that a caller requests with `Accept-Language`; English if the office has none of those requested. */
export const languageOf = (request: Request): Language => {
  const accepted = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === accepted) ?? 'en';
};
