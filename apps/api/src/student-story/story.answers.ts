import { storyLineSchema } from '@school/domain';
import { z } from 'zod';

export const storyAnswer = z.array(storyLineSchema);

export type StoryAnswer = z.input<typeof storyAnswer>;
