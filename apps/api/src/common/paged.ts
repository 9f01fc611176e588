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
import { Describe, type ForMethodsThatGive, type RouteDoc } from './route-doc';

/** One page of a list, or the whole list where no page was asked for. */
export interface Page<Row> {
  readonly rows: Row[];
  /** How many rows there are, on all pages. */
  readonly total: number;
}

/** Puts a page's total into `X-Total-Count` and answers its rows alone (D23). */
@Injectable()
class TotalCountInterceptor implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map(({ rows, total }) => {
        response.setHeader('X-Total-Count', String(total));
        return rows;
      }),
    );
  }
}

interface PageDoc<Row extends z.core.SomeType> extends RouteDoc<z.ZodArray<Row>> {
  /** What the total counts, for the document. */
  readonly counted: string;
}

/** As `Describe`, of a method that gives a `Page`: its rows are the answer, its total is a header, and the document says so. */
export const DescribePage = <Row extends z.core.SomeType>({
  counted,
  ...doc
}: PageDoc<Row>): ForMethodsThatGive<Page<z.input<Row>>> =>
  applyDecorators(
    UseInterceptors(TotalCountInterceptor),
    ApiResponse({
      status: 200,
      standardSchema: doc.answer,
      headers: { 'X-Total-Count': { description: counted, schema: { type: 'integer' } } },
    }),
    Describe(doc) as MethodDecorator,
  );
