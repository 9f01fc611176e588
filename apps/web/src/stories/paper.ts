import { answer } from './answer';
import { branches } from './office-day';

/** The school details, which the head of each paper asks for. */
export const paperAnswers = { 'GET /api/office/school-details': answer(branches) };
