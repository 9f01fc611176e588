import { foldStudentId, registeredCertificatesOf } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';

const { calls } = schoolApi;

/** The certificates of one student, newest first, withdrawn ones among them (D65). */
export function useStudentCertificates(studentID: string) {
  return useQuery({
    queryKey: [...keys.certificates, 'of', foldStudentId(studentID)],
    queryFn: async ({ signal }) =>
      registeredCertificatesOf(
        await valueOf(calls.GET('/api/office/certificates', { params: { query: { studentID } }, signal })),
      ),
  });
}
