import { answer } from './answer';
import { branches } from './office-day';

/** Whose a paper is, as Settings say it: the head of each paper asks for it. */
export const paperAnswers = { 'GET /api/office/school-details': answer(branches) };
