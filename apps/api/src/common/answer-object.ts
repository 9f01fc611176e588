import { z } from 'zod';

/** An object that a call answers, by the name that the OpenAPI document and the client know it by. */
export const answerObject = <Fields extends z.core.$ZodLooseShape>(id: string, fields: Fields) =>
  z.object(fields).meta({ id });
