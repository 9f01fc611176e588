import { z } from 'zod';

export const uploadAnswer = z
  .object({ _id: z.string(), status: z.literal(200) })
  .meta({ id: 'UploadAnswer' });

export type UploadAnswer = z.infer<typeof uploadAnswer>;

/** A picture's id, as the upload answered it. */
export const pictureId = z.string().regex(/^[0-9a-f]{24}$/, 'pictureId');
