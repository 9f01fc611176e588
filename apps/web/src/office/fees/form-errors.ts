import type { ApiError } from '@school/api-client';
import { fieldErrors } from '../../api/school-api';

/** The fields that a clerk can correct; a refusal that concerns any other field is shown above the form. */
const formFields = ['paidAmount', 'toward', 'mode', 'reference', 'referenceReason', 'bank', 'chequeDate'];

export const formErrors = (error: ApiError) =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).filter(
      ([field]) => formFields.includes(field) || field.startsWith('charges.'),
    ),
  );
