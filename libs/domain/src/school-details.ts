import * as z from 'zod/mini';

/** What a branch says of itself on its papers; what is not known is left out (D51). */
export const schoolDetailsSchema = z
  .object({
    /** In English letters, and in Hindi ones where there are such. */
    name: z.string(),
    nameHindi: z.optional(z.string()),
    address: z.optional(z.string()),
    affiliationNumber: z.optional(z.string()),
    phone: z.optional(z.string()),
    /** The id of an uploaded picture. */
    logo: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'SchoolDetails' });

export type SchoolDetails = Readonly<z.output<typeof schoolDetailsSchema>>;
