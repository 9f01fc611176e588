import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { answerOrRefuse } from '../common/refusal';

/** Answers with the value of an accepted outcome, or with the status and code of a refused one. */
@Injectable()
export class OutcomeInterceptor implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(map(answerOrRefuse));
  }
}
