import type { Words } from './en';

/** A room as a time table tells it (D66): a number alone would say nothing beside a lesson, while `Laboratory` does. */
export const roomLabel = (room: string, { labels }: Pick<Words, 'labels'>): string =>
  /^\d/.test(room) ? `${labels.room} ${room}` : room;
