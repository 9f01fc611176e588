import type { NewCards, NewNews, NewSlides } from '@school/domain';
import type { EditedSite } from '../../api/types';

type Stored<Part extends 'slides' | 'cards' | 'news'> = NonNullable<EditedSite[Part]['content']>[number];

/** A stored slide as form values. */
export const slideOf = (slide: Stored<'slides'>): NewSlides['slides'][number] => ({
  headingHindi: undefined,
  line: undefined,
  lineHindi: undefined,
  ...slide,
});

/** A stored card as form values. */
export const cardOf = (card: Stored<'cards'>): NewCards['cards'][number] => ({
  picture: undefined,
  headingHindi: undefined,
  lineHindi: undefined,
  ...card,
});

/** A stored news item as form values. */
export const newsOf = (news: Stored<'news'>): NewNews['news'][number] => ({
  headingHindi: undefined,
  bodyHindi: undefined,
  ...news,
});
