import { dateLabel, type Occasion } from '@school/domain';

export type OccasionDays = Pick<Occasion, 'firstDay' | 'lastDay'>;

/** The days of an entry of the calendar, both counted: `2 Oct 2026`, or `5 Nov 2026 – 9 Nov 2026`. */
export const occasionDays = ({ firstDay, lastDay }: OccasionDays, locale: string): string =>
  firstDay === lastDay
    ? dateLabel(firstDay, locale)
    : `${dateLabel(firstDay, locale)} – ${dateLabel(lastDay, locale)}`;
