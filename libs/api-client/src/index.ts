export type { ApiError } from './answer';
export { createSchoolApi, type Call, type SchoolApi } from './client';
export type { components } from './generated/api';
