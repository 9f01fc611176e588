import {
  certificateContentSchema,
  certificateForms,
  certificateSchema,
  choiceAsStored,
  leavingReasons,
  registeredCertificateSchema,
  schoolCodes,
} from '@school/domain';
import { z } from 'zod';
import { leavingDuesAnswer } from '../students/students.answers';

export const certificatesAnswer = z.array(registeredCertificateSchema);

export const certificateAnswer = z
  .object({
    certificate: certificateSchema,
    isPrinted: z.boolean().meta({ description: 'Whether the next print says DUPLICATE' }),
    hasLeft: z.boolean().meta({ description: 'Whether the student is marked as left now' }),
  })
  .meta({ id: 'CertificateToPrint' });

export const certificateDraftAnswer = z
  .object({
    ...certificateContentSchema.shape,
    form: z.enum(certificateForms),
    branchCode: z.enum(schoolCodes),
    money: leavingDuesAnswer.meta({
      description: 'At a leaving of today; of a student who has left, as it stands now',
    }),
    left: z
      .object({ on: z.string(), reason: choiceAsStored(leavingReasons) })
      .optional()
      .meta({ description: 'The leaving that it would be for, of a student who has left' }),
    issued: z.string().optional().meta({ description: 'The serial of the one that is valid already' }),
  })
  .meta({ id: 'CertificateDraft' });

export const certificatePrintAnswer = z
  .object({ isOriginal: z.boolean().meta({ description: 'Whether this print is the one without a mark' }) })
  .meta({ id: 'CertificatePrinted' });

export const certificateGivenBackAnswer = z
  .object({ isGivenBack: z.boolean() })
  .meta({ id: 'CertificateGivenBack' });

export type CertificatesAnswer = z.input<typeof certificatesAnswer>;
export type CertificateAnswer = z.input<typeof certificateAnswer>;
export type CertificateDraftAnswer = z.input<typeof certificateDraftAnswer>;
export type CertificatePrintAnswer = z.input<typeof certificatePrintAnswer>;
export type CertificateGivenBackAnswer = z.input<typeof certificateGivenBackAnswer>;
