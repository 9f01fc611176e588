import {
  feeTableSchema,
  moment,
  schoolCodes,
  schoolDetailsSchema,
  siteAdmissionsSchema,
  siteCardSchema,
  siteContactSchema,
  siteNewsSchema,
  sitePageSchema,
  sitePlaceSchema,
  siteSlideSchema,
} from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** Pictures that everybody may see, with their sizes in pixels, so that the page does not jump while they load. */
const pictures = z.array(z.object({ id: z.string(), width: z.int(), height: z.int() }));

/** The stored content of each part, as its calls carry it. */
export const partContents = {
  slides: z.array(siteSlideSchema),
  cards: z.array(siteCardSchema),
  news: z.array(siteNewsSchema),
  admissions: siteAdmissionsSchema,
  contact: siteContactSchema,
};

const { name, nameHindi, address, affiliationNumber, phone } = schoolDetailsSchema.shape;

/** The content that a parent sees on every page; slides, cards, admissions and contact are missing while as specified. */
export const publicSiteAnswer = answerObject('PublicSite', {
  branches: z.array(
    z.object({ branchCode: z.enum(schoolCodes), name, nameHindi, address, affiliationNumber, phone }),
  ),
  /** The running session, as `2026-27`. */
  session: z.string(),
  /** The fees of each branch this month, in rupees. */
  fees: z.array(z.object({ branchCode: z.enum(schoolCodes), fees: feeTableSchema.shape.fees })),
  slides: z.optional(partContents.slides),
  cards: z.optional(partContents.cards),
  news: partContents.news,
  admissions: z.optional(partContents.admissions),
  contact: z.optional(partContents.contact),
  pages: z.array(sitePlaceSchema),
  pictures,
});

export type PublicSiteAnswer = z.input<typeof publicSiteAnswer>;

export const publicPageAnswer = answerObject('PublicPage', { page: sitePageSchema, pictures });

export type PublicPageAnswer = z.input<typeof publicPageAnswer>;

const changed = {
  /** 0 until somebody changes it. */
  revision: z.int(),
  changedBy: z.optional(z.string()),
  changedAt: z.optional(moment),
};

/** The public site in the editor: each part with its revision, and without content where it is still the example. */
export const editedSiteAnswer = answerObject('EditedSite', {
  slides: z.object({ ...changed, content: z.optional(partContents.slides) }),
  cards: z.object({ ...changed, content: z.optional(partContents.cards) }),
  news: z.object({ ...changed, content: z.optional(partContents.news) }),
  admissions: z.object({ ...changed, content: z.optional(partContents.admissions) }),
  contact: z.object({ ...changed, content: z.optional(partContents.contact) }),
  pages: z.array(z.object({ ...changed, page: z.string(), content: z.optional(sitePageSchema) })),
});

export type EditedSiteAnswer = z.input<typeof editedSiteAnswer>;
