export type { Answer, ApiError } from './answer';
export { createSchoolApi, type SchoolApi } from './client';
export type { components } from './generated/api';
