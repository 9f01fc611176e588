import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { fieldOf } from '@school/domain';
import { invalidFields } from '../common/problem';
import { codeOf } from '../common/words';

/**
 * Checks a body, query or parameter against the schema given on the route, and passes on the schema's output.
 * Nest's own pipe writes `field: message`; here the code stays whole and the field goes into `details` (D39).
 */
export class SchemaPipe implements PipeTransform {
  async transform(value: unknown, { schema }: ArgumentMetadata): Promise<unknown> {
    if (!schema) return value;
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return result.value;
    throw invalidFields(
      result.issues.map((issue) => ({ field: fieldOf(issue), code: codeOf(issue.message) })),
    );
  }
}
