import { isMonth, schoolMonth } from '@school/domain';
import { useSearchParams } from 'react-router-dom';

/** The month in the address, or this one when there is none, and the address of a calendar screen for another month. */
export function useMonthInAddress() {
  const [address] = useSearchParams();
  const monthInAddress = address.get('month') ?? '';
  return {
    month: isMonth(monthInAddress) ? monthInAddress : schoolMonth(new Date()),
    withMonth: (path: string, month: string) => {
      const query = new URLSearchParams(address);
      query.set('month', month);
      return `${path}?${query.toString()}`;
    },
  };
}
