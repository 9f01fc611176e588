import type { Student } from '../../api/types';

/** A student as today's papers show one: in the present class, not yet in the coming one (D70). */
export const seatedNow = ({ stream: _, ...student }: Student): Student => ({ ...student, ...student.place });
