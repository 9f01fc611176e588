export type { Answer, ApiError, ErrorDetail, FailureSentences } from './answer';
export { createSchoolApi, type SchoolApi, type SchoolApiOptions, type UploadedPicture } from './client';
export { NO_TOKEN } from './headers';
export type { components, paths } from './generated/api';
