import type { components } from '@school/api-client';
import type { ClassSection, ExportKind } from '@school/domain';
import { calls, valueOf } from '../../api/school-api';
import { useFetchedPicture } from '../../api/use-picture';
import { useRead } from '../../api/use-read';

const KEY = ['my-sections'] as const;

export type SectionStudent = components['schemas']['SectionStudent'];

/** The students of one of these sections. */
export const useSectionStudents = (section: ClassSection) =>
  useRead([...KEY, section], (signal) =>
    valueOf(calls.GET('/api/office/mySections/students', { params: { query: section }, signal })),
  );

/** The same students as a file. */
export const exportSectionStudents = (section: ClassSection) => (as: ExportKind) =>
  calls.GET('/api/office/mySections/students/export', {
    params: { query: { as, ...section } },
    parseAs: 'blob',
  });

/** The address of a student's photo that the browser can show. */
export const useStudentPhoto = ({ studentID, hasPhoto }: SectionStudent): string | undefined =>
  useFetchedPicture(['of-student', studentID], hasPhoto, (signal) =>
    calls.GET('/api/office/mySections/photo', { params: { query: { studentID } }, parseAs: 'blob', signal }),
  ).url;
