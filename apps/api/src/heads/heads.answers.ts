import { ownHeadSchema } from '@school/domain';
import { z } from 'zod';

/** The heads that the school has added, in the order of adding; amounts in rupees. */
export const headsAnswer = z.array(ownHeadSchema);

export type HeadsAnswer = z.input<typeof headsAnswer>;
