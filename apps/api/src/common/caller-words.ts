import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Language, Words } from '@school/domain';
import type { Request } from 'express';
import { languageOf } from './language-of';
import { rulesIn } from './words';

/** Gives a route's method the words of the school's rules in the caller's language. */
export const CallerWords = createParamDecorator((_: unknown, context: ExecutionContext): Words =>
  rulesIn(languageOf(context.switchToHttp().getRequest<Request>())),
);

/** The language of the caller, for a route whose answer itself has sentences. */
export const CallerLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language =>
  languageOf(context.switchToHttp().getRequest<Request>()),
);
