import { classSectionSchema, type ClassSection } from '@school/domain';
import { useParams, useSearchParams } from 'react-router-dom';

/** Which section an address names, in its path or behind it; of one that there is not, nothing. */
export function useSectionInAddress(): ClassSection | undefined {
  const { branch, schoolClass, section } = useParams();
  const [query] = useSearchParams();
  return classSectionSchema.safeParse({
    branch: branch ?? query.get('branch'),
    class: schoolClass ?? query.get('class'),
    section: section ?? query.get('section'),
  }).data;
}
