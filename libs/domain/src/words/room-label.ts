import type { Words } from './en';

/**
 * A room as a time table shows it (D66): a bare number would mean nothing beside a lesson, while `Laboratory` does. Undefined for
 * a lesson without a room.
 */
export const roomLabel = (room: string | undefined, { labels }: Pick<Words, 'labels'>): string | undefined =>
  room !== undefined && /^\d/.test(room) ? `${labels.room} ${room}` : room;
