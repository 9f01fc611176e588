import { examSectionSchema, type ExamSection } from '@school/domain';
import { useParams } from 'react-router-dom';

/** Which section of which exam an address names; of one that there is not, nothing. */
export function useSectionOfExam(): ExamSection | undefined {
  const { exam, schoolClass, section } = useParams();
  return examSectionSchema.safeParse({ exam, class: schoolClass, section }).data;
}
