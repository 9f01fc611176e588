import type { ForgotPassword, OfficeRegistration, ReceiptCheck } from '@school/domain';
import { answer, calls } from '../api/school-api';

/** Makes an account that waits for an administrator (D10). */
export const registerOffice = (body: OfficeRegistration) =>
  answer(calls.POST('/api/office/register', { body }));

/** Asks for a new password (D11). */
export const forgotPassword = (body: ForgotPassword) =>
  answer(calls.POST('/api/office/forgot-password', { body }));

/** Has a receipt checked (D89). */
export const checkReceipt = (query: ReceiptCheck) =>
  answer(calls.GET('/api/receipts/check', { params: { query } }));

/** What the public site shows on every page (D93). */
export const readSite = () => answer(calls.GET('/api/public-site'));

/** A page that the school has made its own. */
export const readPage = (page: string) =>
  answer(calls.GET('/api/public-site/page', { params: { query: { page } } }));
