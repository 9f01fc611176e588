import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Words } from '@school/domain';
import type { Request } from 'express';
import { languageOf } from './language-of';
import { rulesIn } from './words';

/** Gives a route's method the words of the school's rules in the caller's language. */
export const CallerWords = createParamDecorator((_: unknown, context: ExecutionContext): Words =>
  rulesIn(languageOf(context.switchToHttp().getRequest<Request>())),
);
