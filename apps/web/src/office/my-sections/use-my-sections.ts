import type { components } from '@school/api-client';
import type { ClassSection, ExportKind } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

const KEY = ['my-sections'] as const;

export type SectionStudent = components['schemas']['SectionStudent'];

/** Who sits in one of them. */
export const useSectionStudents = (section: ClassSection) =>
  useRead([...KEY, section], (signal) =>
    valueOf(calls.GET('/api/office/mySections/students', { params: { query: section }, signal })),
  );

/** The same as a file. */
export const exportSectionStudents = (section: ClassSection) => (as: ExportKind) =>
  calls.GET('/api/office/mySections/students/export', {
    params: { query: { as, ...section } },
    parseAs: 'blob',
  });

async function fetchPhoto(studentID: string, signal: AbortSignal): Promise<string> {
  const photo: unknown = await valueOf(
    calls.GET('/api/office/mySections/photo', { params: { query: { studentID } }, parseAs: 'blob', signal }),
  );
  return photo instanceof Blob ? URL.createObjectURL(photo) : '';
}

/** The address of a student's photo as the browser can show it; it lives as long as the query's data. */
export function useStudentPhoto({ studentID, hasPhoto }: SectionStudent): string | undefined {
  const { data } = useRead(
    [...keys.pictures, 'of-student', studentID],
    (signal) => fetchPhoto(studentID, signal),
    { enabled: hasPhoto, staleTime: Infinity },
  );
  return data === '' ? undefined : data;
}
