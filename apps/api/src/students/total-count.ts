import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { studentListAnswer, type ListedStudentAnswer } from './students.answers';
import type { StudentPage } from './students.service';

/** Puts a page's total into `X-Total-Count` and answers its students alone (D23). */
@Injectable()
export class TotalCountInterceptor implements NestInterceptor<StudentPage, ListedStudentAnswer[]> {
  intercept(context: ExecutionContext, next: CallHandler<StudentPage>): Observable<ListedStudentAnswer[]> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map(({ students, total }) => {
        response.setHeader('X-Total-Count', String(total));
        return students;
      }),
    );
  }
}

/** Writes the header into the document. */
export const ApiTotalCount = () =>
  ApiResponse({
    status: 200,
    standardSchema: studentListAnswer,
    headers: {
      'X-Total-Count': { description: 'Students that the filter found', schema: { type: 'integer' } },
    },
  });
