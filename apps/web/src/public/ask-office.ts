import type { ForgotPassword, OfficeRegistration } from '@school/domain';
import type { ApiError } from '@school/api-client';
import { schoolApi } from '../api/school-api';

/** Makes an account that waits (D10); gives the server's refusal, nothing when it waits now. */
export async function registerOffice(body: OfficeRegistration): Promise<ApiError | undefined> {
  const answer = await schoolApi.answer(schoolApi.calls.POST('/api/office/register', { body }));
  return answer.ok ? undefined : answer.error;
}

/** Asks for a new password (D11); gives the server's refusal, nothing when it was received. */
export async function forgotPassword(body: ForgotPassword): Promise<ApiError | undefined> {
  const answer = await schoolApi.answer(schoolApi.calls.POST('/api/office/forgot-password', { body }));
  return answer.ok ? undefined : answer.error;
}
