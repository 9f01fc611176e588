import * as z from 'zod/mini';
import {
  choice,
  namedObject,
  nameText,
  optionalPictureRef,
  optionalText,
  pictureRef,
  requestObject,
  requiredText,
  says,
  seenRevision,
} from '../rules';
import { calendarDate, phoneText } from '../school';
import { isSiteLink } from './site-link';
import { sitePlaces } from './site-pages';
import { hasSafeLinks } from './site-text';

/** The most items on the public site: enough for a school, and few enough for a parent's phone. */
export const SITE_LIMITS = { slides: 8, cards: 12, news: 20, pictures: 8, pages: 40 } as const;

const safeLinks = z.refine<string | undefined>(
  (text) => text === undefined || hasSafeLinks(text),
  says('siteTextLink'),
);

/** A text with marks (site-text.ts). */
const markedText = (max: number) => requiredText({ max, lines: true }).check(safeLinks);
const optionalMarkedText = (max: number) => optionalText(max, true).check(safeLinks);

const link = () => requiredText({ max: 300 }).check(z.refine((text) => isSiteLink(text), says('siteLink')));

const EMAIL = /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+$/;
const email = () =>
  optionalText(120).check(z.refine((text) => text === undefined || EMAIL.test(text), says('email')));

/** A key that identifies an item of a list while its words change. */
const itemKey = () => z.string({ error: says('text') }).check(z.regex(/^[a-z0-9-]{1,40}$/, says('itemKey')));
const pageName = () =>
  z
    .string({ error: says('text') })
    .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, says('itemKey')), z.maxLength(40, says('itemKey')));

/** The revision that was read, 0 for an unchanged example, so that two desks never overwrite each other without being asked. */
const revision = { revision: seenRevision() };

const listOf = <Item extends z.core.SomeType>(item: Item, most: number) =>
  z.array(item, { error: says('required') }).check(z.maxLength(most, says('atMost', most)));

/** A slide as its form asks for it. */
export const siteSlideFormSchema = z.object({
  key: itemKey(),
  picture: pictureRef(),
  heading: requiredText({ max: 60 }),
  headingHindi: optionalText(60),
  line: optionalText(160),
  lineHindi: optionalText(160),
});

/** The slides of the home page, in their order. */
export const newSlidesSchema = requestObject('NewSiteSlides', {
  ...revision,
  slides: listOf(siteSlideFormSchema, SITE_LIMITS.slides),
});

export const siteCardFormSchema = z.object({
  key: itemKey(),
  picture: optionalPictureRef(),
  heading: requiredText({ max: 60 }),
  headingHindi: optionalText(60),
  line: requiredText({ max: 200 }),
  lineHindi: optionalText(200),
  link: link(),
});

/** The row of cards of the home page. */
export const newCardsSchema = requestObject('NewSiteCards', {
  ...revision,
  cards: listOf(siteCardFormSchema, SITE_LIMITS.cards),
});

export const siteNewsFormSchema = z.object({
  key: itemKey(),
  date: calendarDate(),
  heading: requiredText({ max: 100 }),
  headingHindi: optionalText(100),
  body: markedText(600),
  bodyHindi: optionalMarkedText(600),
});

export const newNewsSchema = requestObject('NewSiteNews', {
  ...revision,
  news: listOf(siteNewsFormSchema, SITE_LIMITS.news),
});

/** The person whom parents call about an admission, and the things to bring, one on each line. */
export const newAdmissionsSchema = requestObject('NewSiteAdmissions', {
  ...revision,
  whom: nameText({ max: 80 }),
  whomHindi: optionalText(80),
  phone: phoneText(),
  hours: optionalText(120),
  hoursHindi: optionalText(120),
  bring: requiredText({ max: 1000, lines: true }),
  bringHindi: optionalText(1000, true),
  body: optionalMarkedText(1500),
  bodyHindi: optionalMarkedText(1500),
});

/** The contact data that both branches share; their addresses and phones are in the school details. */
export const newContactSchema = requestObject('NewSiteContact', {
  ...revision,
  city: optionalText(60),
  cityHindi: optionalText(60),
  email: email(),
  hours: optionalText(120),
  hoursHindi: optionalText(120),
});

const newPicture = z.object({
  picture: pictureRef(),
  caption: optionalText(120),
  captionHindi: optionalText(120),
});

/** A page of the school's own: in place of a specified one, or an additional one. */
export const newPageSchema = requestObject('NewSitePage', {
  ...revision,
  page: pageName(),
  place: choice(sitePlaces),
  menuName: requiredText({ max: 30 }),
  menuNameHindi: optionalText(30),
  heading: requiredText({ max: 80 }),
  headingHindi: optionalText(80),
  body: markedText(6000),
  bodyHindi: optionalMarkedText(6000),
  pictures: listOf(newPicture, SITE_LIMITS.pictures),
});

/** Removes a page, or restores a specified one in its specified form. */
export const sitePageStateSchema = requestObject('SitePageState', { ...revision, page: pageName() });

/** The page that is wanted. */
export const sitePageQuerySchema = namedObject('SitePageQuery', { page: pageName() });

export type SitePageQuery = z.output<typeof sitePageQuerySchema>;
export type NewSlides = z.output<typeof newSlidesSchema>;
export type NewCards = z.output<typeof newCardsSchema>;
export type NewNews = z.output<typeof newNewsSchema>;
export type NewAdmissions = z.output<typeof newAdmissionsSchema>;
export type NewContact = z.output<typeof newContactSchema>;
export type NewPage = z.output<typeof newPageSchema>;
export type SitePageState = z.output<typeof sitePageStateSchema>;

const text = z.string();
const optionalString = z.optional(z.string());

/** A slide as it is stored and answered; empty fields are left out. */
export const siteSlideSchema = namedObject('SiteSlide', {
  key: text,
  picture: text,
  heading: text,
  headingHindi: optionalString,
  line: optionalString,
  lineHindi: optionalString,
});

export const siteCardSchema = namedObject('SiteCard', {
  key: text,
  picture: optionalString,
  heading: text,
  headingHindi: optionalString,
  line: text,
  lineHindi: optionalString,
  link: text,
});

export const siteNewsSchema = namedObject('SiteNews', {
  key: text,
  date: text,
  heading: text,
  headingHindi: optionalString,
  body: text,
  bodyHindi: optionalString,
});

export const siteAdmissionsSchema = namedObject('SiteAdmissions', {
  whom: text,
  whomHindi: optionalString,
  phone: text,
  hours: optionalString,
  hoursHindi: optionalString,
  bring: text,
  bringHindi: optionalString,
  body: optionalString,
  bodyHindi: optionalString,
});

export const siteContactSchema = namedObject('SiteContact', {
  city: optionalString,
  cityHindi: optionalString,
  email: optionalString,
  hours: optionalString,
  hoursHindi: optionalString,
});

export const sitePlaceSchema = namedObject('SitePlace', {
  page: text,
  place: z.enum(sitePlaces),
  menuName: text,
  menuNameHindi: optionalString,
  isRemoved: z.optional(z.boolean()),
});

export const sitePageSchema = namedObject('SitePage', {
  ...sitePlaceSchema.shape,
  heading: text,
  headingHindi: optionalString,
  body: text,
  bodyHindi: optionalString,
  pictures: z.array(z.object({ picture: text, caption: optionalString, captionHindi: optionalString })),
});

export type SiteSlide = z.output<typeof siteSlideSchema>;
export type SiteCard = z.output<typeof siteCardSchema>;
export type SiteNews = z.output<typeof siteNewsSchema>;
export type SiteAdmissions = z.output<typeof siteAdmissionsSchema>;
export type SiteContact = z.output<typeof siteContactSchema>;
export type SitePage = z.output<typeof sitePageSchema>;
