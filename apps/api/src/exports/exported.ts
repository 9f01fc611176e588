import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ExportKind } from '@school/domain';
import { AnswersNamedFile } from '../common/route-doc';

export const contentTypes: Readonly<Record<ExportKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A route that returns a list as a file (D69), of the kind in its query. @param summary the list's description */
export const Exported = (summary: string) =>
  applyDecorators(HttpCode(200), ApiOperation({ summary }), AnswersNamedFile(contentTypes.xlsx, 'text/csv'));
