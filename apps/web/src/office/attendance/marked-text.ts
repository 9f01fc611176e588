import { choiceLabel, dateTimeLabel, type AttendanceTally } from '@school/domain';
import { useWords } from '../../messages/words';
import { useAttendanceMessages } from './messages';
import type { Person } from './person';
import { useTallyText } from './tally-text';

/** Says who marked a day, with the counts of each mark, and who changed a mark afterwards. */
export function useMarkedTexts() {
  const words = useAttendanceMessages();
  const { options, locale } = useWords();
  const tallyText = useTallyText();
  const timeText = (moment: string) => dateTimeLabel(new Date(moment), locale);
  return {
    marked: (day: MarkedDay) => `${words.markedBy(timeText(day.markedAt), day.markedBy)} ${tallyText(day)}`,
    corrected: ({ first, ...change }: NonNullable<Person['corrected']>) =>
      words.correctedBy(
        first === undefined ? words.notMarked : choiceLabel(options.attendance, first),
        change.by,
        timeText(change.at),
        change.reason,
      ),
  };
}

export type MarkedDay = AttendanceTally & { readonly markedBy: string; readonly markedAt: string };
