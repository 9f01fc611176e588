import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Language, Words } from '@school/domain';
import type { Request } from 'express';
import { currentCall } from './current-call';
import { languageOf } from './language-of';
import { rulesIn } from './words';

/** The words of the school's rules in the caller's language; English outside of a call. */
export function wordsOfCall(): Words {
  const call = currentCall();
  return rulesIn(call ? languageOf(call) : 'en');
}

/** The language of the caller, for a route whose answer contains sentences. */
export const CallerLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language =>
  languageOf(context.switchToHttp().getRequest<Request>()),
);
