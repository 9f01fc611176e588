import { classSectionSchema, type ClassSection } from '@school/domain';
import { useParams, useSearchParams } from 'react-router-dom';

/** The section that an address names in its path or query; undefined when it is invalid. */
export function useSectionInAddress(): ClassSection | undefined {
  const { branch, schoolClass, section } = useParams();
  const [query] = useSearchParams();
  return classSectionSchema.safeParse({
    branch: branch ?? query.get('branch'),
    class: schoolClass ?? query.get('class'),
    section: section ?? query.get('section'),
  }).data;
}
