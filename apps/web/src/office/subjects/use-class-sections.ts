import type { components } from '@school/api-client';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

export type MySection = components['schemas']['MySection'];

/** The sections that have students: all for the office, a teacher's own ones (D58, D61). */
export const useClassSections = () =>
  useRead([...keys.students, 'sections'], (signal) =>
    valueOf(calls.GET('/api/office/mySections', { signal })),
  );
