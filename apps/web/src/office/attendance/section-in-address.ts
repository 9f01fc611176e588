import { classSectionSchema, isCalendarDate, isMonth, type ClassSection } from '@school/domain';
import { useSearchParams } from 'react-router-dom';

/** Which section an address names, and which day or month; of what there is not, nothing. */
export function useSectionInAddress() {
  const [address] = useSearchParams();
  const section: ClassSection | undefined = classSectionSchema.safeParse({
    branch: address.get('branch'),
    class: address.get('class'),
    section: address.get('section'),
  }).data;
  const [day, month] = [address.get('day') ?? '', address.get('month') ?? ''];
  return {
    section,
    day: isCalendarDate(day) ? day : undefined,
    month: isMonth(month) ? month : undefined,
  };
}
