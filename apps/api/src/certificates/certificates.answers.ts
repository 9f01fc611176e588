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
import { answerObject } from '../common/answer-object';
import { leavingDuesAnswer } from '../students/students.answers';

export const certificatesAnswer = z.array(registeredCertificateSchema);

export const certificateAnswer = answerObject('CertificateToPrint', {
  certificate: certificateSchema,
  isPrinted: z.boolean().meta({ description: 'Whether the next print says DUPLICATE' }),
  hasLeft: z.boolean().meta({ description: 'Whether the student is marked as left now' }),
});

export const certificateDraftAnswer = answerObject('CertificateDraft', {
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
});

export const certificatePrintAnswer = answerObject('CertificatePrinted', {
  isOriginal: z.boolean().meta({ description: 'Whether this print is the one without a mark' }),
});

export const certificateGivenBackAnswer = answerObject('CertificateGivenBack', { isGivenBack: z.boolean() });

export type CertificatesAnswer = z.input<typeof certificatesAnswer>;
export type CertificateAnswer = z.input<typeof certificateAnswer>;
export type CertificateDraftAnswer = z.input<typeof certificateDraftAnswer>;
export type CertificatePrintAnswer = z.input<typeof certificatePrintAnswer>;
export type CertificateGivenBackAnswer = z.input<typeof certificateGivenBackAnswer>;
