import { z } from 'zod';

/** The schema of an object that a call answers, with its name in the OpenAPI document and the client. */
export const answerObject = <Fields extends z.core.$ZodLooseShape>(id: string, fields: Fields) =>
  z.object(fields).meta({ id });
