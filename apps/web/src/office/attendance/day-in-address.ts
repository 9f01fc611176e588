import { isCalendarDate, isMonth } from '@school/domain';
import { useSearchParams } from 'react-router-dom';

/** Which day or month an address names; of what there is not, nothing. */
export function useDayInAddress() {
  const [address] = useSearchParams();
  const [day, month] = [address.get('day') ?? '', address.get('month') ?? ''];
  return {
    day: isCalendarDate(day) ? day : undefined,
    month: isMonth(month) ? month : undefined,
  };
}
