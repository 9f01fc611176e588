import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { invalidFields, type FieldProblem } from './problem';

type Schema = NonNullable<ArgumentMetadata['schema']>;
type Issue = NonNullable<Awaited<ReturnType<Schema['~standard']['validate']>>['issues']>[number];

const fieldOf = ({ path = [] }: Issue) =>
  path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');

/**
 * Checks a body, query or parameter against the schema that stands beside it on the route, and hands on what the schema made of it.
 * Nest's own pipe says `field: message`; here the sentence stays whole and the field goes into `details` (D39).
 */
export class SchemaPipe implements PipeTransform {
  async transform(value: unknown, { schema }: ArgumentMetadata): Promise<unknown> {
    if (!schema) return value;
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return result.value;
    const details: FieldProblem[] = result.issues.map((issue) => ({
      field: fieldOf(issue),
      message: issue.message,
    }));
    throw invalidFields(details);
  }
}
