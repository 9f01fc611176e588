import type { Words } from './en';

/**
 * A room as a time table tells it (D66): a number alone would say nothing beside a lesson, while `Laboratory` does. Nothing where
 * a lesson has no room.
 */
export const roomLabel = (room: string | undefined, { labels }: Pick<Words, 'labels'>): string | undefined =>
  room !== undefined && /^\d/.test(room) ? `${labels.room} ${room}` : room;
