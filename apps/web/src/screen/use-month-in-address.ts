import { isMonth, schoolMonth } from '@school/domain';
import { useSearchParams } from 'react-router-dom';

/** Which month stands in the address, this one where none does, and the address of a screen of the calendar with another one. */
export function useMonthInAddress() {
  const [address] = useSearchParams();
  const asked = address.get('month') ?? '';
  return {
    month: isMonth(asked) ? asked : schoolMonth(new Date()),
    withMonth: (path: string, month: string) => {
      const query = new URLSearchParams(address);
      query.set('month', month);
      return `${path}?${query.toString()}`;
    },
  };
}
