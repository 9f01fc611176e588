import { classSectionSchema, type ClassSection } from '@school/domain';
import { useParams } from 'react-router-dom';

/** Which section an address names; of one that there is not, nothing. */
export function useSectionInAddress(): ClassSection | undefined {
  const { branch, schoolClass, section } = useParams();
  return classSectionSchema.safeParse({ branch, class: schoolClass, section }).data;
}
