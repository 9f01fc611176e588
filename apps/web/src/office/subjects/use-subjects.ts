import type { components } from '@school/api-client';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

export type SubjectsOfClass = components['schemas']['SubjectsOfClass'];

/** The subjects of each class of each branch (D64). */
export const useSubjects = () =>
  useRead(keys.subjects, (signal) => valueOf(calls.GET('/api/office/subjects', { signal })));
