import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { addUsualProblems, PROBLEM } from './common/route-doc';

export const DOCUMENTS_PATH = '/api/docs';

/**
 * Describes a schema for the document. The domain's small schemas (zod/mini) cannot describe themselves; the large library can
 * describe both kinds. Requests and answers both carry the encoded side of a schema.
 */
function describeSchema(schema: unknown) {
  if (!(schema instanceof z.core.$ZodType)) return undefined;
  const { jsonSchema } = z.toJSONSchema(schema, { io: 'input' })['~standard'];
  const { $schema: _, $defs, ...described } = jsonSchema.input({ target: 'draft-2020-12' });
  return { schema: described, components: { ...($defs as Record<string, unknown> | undefined) } };
}

/** The OpenAPI document of every call, made from the decorators and schemas on the routes. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const info = new DocumentBuilder()
    .setTitle('School office')
    .setDescription(
      'Amounts are rupees with at most two decimals. A non-GET request that carries the cookie `XSRF-TOKEN` must carry the same value in `X-XSRF-TOKEN`.',
    )
    .setOpenAPIVersion('3.1.0')
    .setVersion('1')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'auth-token' }, 'auth-token')
    .build();
  const document = SwaggerModule.createDocument(app, info, {
    standardSchemaConverter: describeSchema,
    // In the generated client a call has the name of its method.
    operationIdFactory: (_controller, method) => method,
  });
  const shared: Shared = {};
  for (const { get, put, post, delete: remove } of Object.values(document.paths))
    for (const operation of [get, put, post, remove]) {
      if (!operation) continue;
      addUsualProblems(operation);
      shareProblems(operation, shared);
    }
  return { ...document, components: { ...document.components, responses: shared } };
}

/** Lists each common error once in the document, under the name of its status, because hundreds of calls share the same few. */
function shareProblems({ responses }: Operation, shared: Shared): void {
  for (const [status, response] of Object.entries(responses)) {
    const name = STATUS_CODES[status]?.replaceAll(' ', '');
    if (!name || !response || '$ref' in response || !isDeepStrictEqual(response.content, PROBLEM)) continue;
    if (isDeepStrictEqual((shared[name] ??= response), response))
      responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Shared = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

/**
 * Shows the document at `/api/docs` and `/api/openapi.json`; it is made at the first request. There is no YAML, which would
 * be written again for each request and block all other calls.
 */
export function showDocuments(app: INestApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup(DOCUMENTS_PATH, app, () => (document ??= describeApi(app)), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
  });
}
