import { leftOutSchema, receiptSchema, registeredReceiptSchema } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const registerAnswer = z.array(registeredReceiptSchema);

export const leftOutAnswer = z.array(leftOutSchema);

export type LeftOutAnswer = z.input<typeof leftOutAnswer>;

export const collectorsAnswer = z
  .array(z.object({ id: z.string(), name: z.string(), username: z.string() }))
  .meta({ id: 'Collectors' });

export const receiptAnswer = answerObject('ReceiptToPrint', {
  receipt: receiptSchema,
  check: z.object({ code: z.string(), url: z.optional(z.string()) }).meta({
    description: 'By what a family can have it checked; the address where PUBLIC_URL is set (D89)',
  }),
  isPrinted: z.boolean().meta({ description: 'Whether the next print says DUPLICATE' }),
  hasLeft: z.boolean().meta({ description: 'Whether the student has left' }),
  isOfFamily: z.boolean().meta({ description: 'Whether it was part of a payment for several children' }),
});

export const familyReceiptsAnswer = z.array(receiptAnswer);

export const printsAnswer = z
  .array(
    z.object({
      studentReceiptNo: z.string(),
      isOriginal: z.boolean().meta({ description: 'Whether this print is the one without a mark' }),
    }),
  )
  .meta({ id: 'Prints' });

export const givenBackAnswer = z
  .array(z.object({ studentReceiptNo: z.string(), isGivenBack: z.boolean() }))
  .meta({ id: 'GivenBackOriginals' });

export type RegisterAnswer = z.input<typeof registerAnswer>;
export type CollectorsAnswer = z.input<typeof collectorsAnswer>;
export type ReceiptAnswer = z.input<typeof receiptAnswer>;
export type FamilyReceiptsAnswer = z.input<typeof familyReceiptsAnswer>;
export type PrintsAnswer = z.input<typeof printsAnswer>;
export type GivenBackAnswer = z.input<typeof givenBackAnswer>;
