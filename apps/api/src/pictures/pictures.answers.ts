import { z } from 'zod';
import { answerObject } from '../common/answer-object';
import { BINARY } from '../common/route-doc';

export const uploadAnswer = answerObject('UploadAnswer', { _id: z.string(), status: z.literal(200) });

/** The limits of an upload; a picture can have at most 5 MB (D25). */
export const PICTURE_LIMITS = { fileSize: 5 * 1024 * 1024, files: 1, fields: 8, fieldSize: 1024, parts: 9 };

/** The body of an upload in the OpenAPI document. */
export const PICTURE_BODY = {
  schema: { type: 'object' as const, required: ['image'], properties: { image: BINARY } },
};

export type UploadAnswer = z.infer<typeof uploadAnswer>;

/** A picture's id, as the upload returned it. */
export const pictureId = z.string().regex(/^[0-9a-f]{24}$/, 'pictureId');
