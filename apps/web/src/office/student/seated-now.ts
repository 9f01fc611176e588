import type { Student } from '../../api/types';

/** A student as papers of today say one: where it sits, not yet in the class to come (D70). */
export const seatedNow = ({ stream: _, ...student }: Student): Student => ({ ...student, ...student.place });
