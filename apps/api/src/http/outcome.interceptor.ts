import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { answerOrRefuse } from '../common/refusal';

/** Answers what a rule accepts; what it refuses leaves as its status and code. */
@Injectable()
export class OutcomeInterceptor implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(map(answerOrRefuse));
  }
}
