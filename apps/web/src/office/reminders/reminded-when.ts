import { daysSince, schoolDate } from '@school/domain';
import { useRemindersMessages } from './messages';

/** Says how long ago a family was reminded. */
export function useRemindedWhen(): (at: Date) => string {
  const words = useRemindersMessages();
  return (at) => {
    const days = daysSince(schoolDate(at), schoolDate(new Date()));
    if (days <= 0) return words.today;
    return days === 1 ? words.yesterday : words.daysAgo(days);
  };
}
