import { foldStudentId, registeredCertificatesOf } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/** All certificates of one student, newest first, including withdrawn ones (D65). */
export const useStudentCertificates = (studentID: string) =>
  useRead([...keys.certificates, 'of', foldStudentId(studentID)], async (signal) =>
    registeredCertificatesOf(
      await valueOf(calls.GET('/api/office/certificates', { params: { query: { studentID } }, signal })),
    ),
  );
