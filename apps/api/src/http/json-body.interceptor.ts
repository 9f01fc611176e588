import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { Problem } from '../common/problem';

/** The largest JSON body, in bytes. */
const LARGEST_BODY = 100 * 1024;

const tooLarge = () => new Problem(413, 'tooLarge');
const notJson = () => new Problem(400, 'notJson');

async function readBody(request: Request): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The stream stays open after a refusal: destroying it would cut off the answer as well.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LARGEST_BODY) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(400, 'cutOff');
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Invalid UTF-8 and invalid JSON get the same answer.
    throw notJson();
  }
}

/** Reads JSON bodies after the guards, so that a caller without the right makes the server neither read nor parse anything. */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    // An empty body has no wrong type, whatever its header says.
    const kind =
      request.headers['content-length'] === '0' ? null : request.is(['json', 'multipart/form-data']);
    const encoding = request.headers['content-encoding'];
    if (kind === 'json' && (encoding === undefined || encoding === 'identity')) {
      request.body = parse(await readBody(request));
    } else if (kind !== null && kind !== 'multipart/form-data') {
      throw new Problem(415, 'mustBeJson');
    }
    return next.handle();
  }
}
