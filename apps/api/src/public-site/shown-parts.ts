import {
  sitePageSchema,
  type SiteAdmissions,
  type SiteCard,
  type SiteContact,
  type SiteNews,
  type SitePage,
  type SiteSlide,
} from '@school/domain';
import type { z } from 'zod';
import { partContents } from './public-site.answers';
import type { StoredPart } from './public-site.schema';

/** The parts that the school has edited; missing ones are as specified. */
export interface ShownParts {
  readonly slides?: SiteSlide[] | undefined;
  readonly cards?: SiteCard[] | undefined;
  readonly news?: SiteNews[] | undefined;
  readonly admissions?: SiteAdmissions | undefined;
  readonly contact?: SiteContact | undefined;
  /** In the order in which they were made, including removed ones. */
  readonly pages: readonly SitePage[];
}

/** The prefix of a page among the parts. */
const PAGE = 'page:';

/** The page name of a part; undefined for other parts. */
export const pageOfPart = ({ part }: Pick<StoredPart, 'part'>): string | undefined =>
  part.startsWith(PAGE) ? part.slice(PAGE.length) : undefined;

export const partOfPage = (page: string) => `${PAGE}${page}` as const;

/** A content without its empty values, at any depth. */
export const withoutEmpty = (content: object): object =>
  JSON.parse(JSON.stringify(content, (_, value: unknown) => value ?? undefined)) as object;

/** The stored content of a part; undefined for one that is as specified, or damaged: the site goes on without it. */
export const contentOf = <Content>(
  stored: Pick<StoredPart, 'content'> | undefined,
  schema: z.core.$ZodType<Content> & { safeParse: (value: unknown) => { data?: Content | undefined } },
): Content | undefined => schema.safeParse(stored?.content && withoutEmpty(stored.content)).data;

export function shownParts(stored: readonly StoredPart[]): ShownParts {
  const part = (name: string) => stored.find((one) => one.part === name);
  return {
    slides: contentOf(part('slides'), partContents.slides),
    cards: contentOf(part('cards'), partContents.cards),
    news: contentOf(part('news'), partContents.news),
    admissions: contentOf(part('admissions'), partContents.admissions),
    contact: contentOf(part('contact'), partContents.contact),
    pages: stored.flatMap((one) => {
      const page = pageOfPart(one) === undefined ? undefined : contentOf(one, sitePageSchema);
      return page ? [page] : [];
    }),
  };
}
