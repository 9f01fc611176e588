import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { ExportKind } from '@school/domain';
import { BINARY } from '../common/route-doc';

export const contentTypes: Readonly<Record<ExportKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A route that returns a list as a file (D69), of the kind in its query. @param summary the list's description */
export const Exported = (summary: string) =>
  applyDecorators(
    HttpCode(200),
    ApiOperation({ summary }),
    ApiResponse({
      status: 200,
      description: 'The file; its name is in Content-Disposition',
      headers: {
        'Content-Disposition': { description: 'Names the file', schema: { type: 'string' } },
      },
      content: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: BINARY },
        'text/csv': { schema: BINARY },
      },
    }),
  );
