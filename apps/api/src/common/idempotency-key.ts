import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { invalidFields } from './problem';

const PRINTABLE = /^[\x21-\x7e]{8,200}$/;

/** The header `Idempotency-Key`, if the caller sent one (D31). @throws Problem 400 for an invalid one */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<Request>().header('idempotency-key');
  if (key === undefined || PRINTABLE.test(key)) return key;
  throw invalidFields([{ field: 'Idempotency-Key', code: 'idempotencyKey' }]);
});

/** Adds the header to the OpenAPI document. @param description the effect of sending the same key again */
export const ApiIdempotencyKey = (
  description = 'The same key again answers the first receipt and stores nothing',
) =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description,
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  });
