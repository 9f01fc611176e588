import type { components } from '@school/api-client';
import type { ClassSection, ExportKind } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

const KEY = ['my-sections'] as const;

export type SectionStudent = components['schemas']['SectionStudent'];

/** Who sits in one of them. */
export function useSectionStudents(section: ClassSection) {
  return useQuery({
    queryKey: [...KEY, section],
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/mySections/students', { params: { query: section }, signal })),
  });
}

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
  const { data } = useQuery({
    queryKey: [...keys.pictures, 'of-student', studentID],
    enabled: hasPhoto,
    staleTime: Infinity,
    queryFn: ({ signal }) => fetchPhoto(studentID, signal),
  });
  return data === '' ? undefined : data;
}
