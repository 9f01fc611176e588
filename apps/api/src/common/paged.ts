import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { z } from 'zod';
import { answerOrRefuse, type RouteResult } from './refusal';
import { Describe, type ForMethodsThatGive, type ProblemStatus } from './route-doc';

/** One page of a list, or the whole list if no page was asked for. */
export interface Page<Row> {
  readonly rows: Row[];
  /** The number of rows on all pages. */
  readonly total: number;
}

/** Puts a page's total into `X-Total-Count` and answers only its rows (D23). */
@Injectable()
class TotalCountInterceptor implements NestInterceptor<RouteResult<Page<unknown>>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<RouteResult<Page<unknown>>>): Observable<unknown[]> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((result) => {
        const { rows, total } = answerOrRefuse(result);
        response.setHeader('X-Total-Count', String(total));
        return rows;
      }),
    );
  }
}

/**
 * Like `Describe`, for a method that gives a `Page`: its rows are the answer, its total is a header, and the document says so.
 * @param counted the things that the total counts
 */
export const DescribePage = <Row extends z.core.SomeType>(
  summary: string,
  counted: string,
  answer: z.ZodArray<Row>,
  problems?: readonly ProblemStatus[],
): ForMethodsThatGive<Page<z.input<Row>>> =>
  applyDecorators(
    UseInterceptors(TotalCountInterceptor),
    ApiResponse({
      status: 200,
      standardSchema: answer,
      headers: { 'X-Total-Count': { description: counted, schema: { type: 'integer' } } },
    }),
    Describe(summary, answer, problems) as MethodDecorator,
  );
