import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { invalidFields } from './problem';

const PRINTABLE = /^[\x21-\x7e]{8,200}$/;

/** The key of a call. @throws Problem 400 for one that is none */
const KeyOfCall = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<Request>().header('idempotency-key');
  if (key === undefined || PRINTABLE.test(key)) return key;
  throw invalidFields([{ field: 'Idempotency-Key', code: 'idempotencyKey' }]);
});

/**
 * The header `Idempotency-Key`, if the caller sent one (D31), which stands in the document too.
 * @param description what the same key again does
 */
export const IdempotencyKey =
  (description = 'The same key again answers the first receipt and stores nothing'): ParameterDecorator =>
  (target, key, index) => {
    KeyOfCall()(target, key, index);
    const schema = { type: 'string', minLength: 8, maxLength: 200 } as const;
    const header = ApiHeader({ name: 'Idempotency-Key', required: false, description, schema });
    const method = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key !== undefined && method) header(target, key, method);
  };
