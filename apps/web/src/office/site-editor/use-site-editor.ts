import {
  byEach,
  type NewAdmissions,
  type NewCards,
  type NewContact,
  type NewNews,
  type NewPage,
  type NewSlides,
  type SitePageState,
} from '@school/domain';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';

const SITE = ['edited-site'] as const;

const outdates = [SITE];

/** All parts of the public site with their revisions. */
export const useEditedSite = () =>
  useRead(SITE, (signal) => valueOf(calls.GET('/api/office/public-site', { signal })));

/** Sends texts left empty as null. @param names the texts that may be empty */
const textsOrNull = <Name extends string>(
  texts: { readonly [Text in NoInfer<Name>]?: string | undefined },
  ...names: readonly Name[]
) => byEach(names, (name) => texts[name] ?? null);

export const useSaveSlides = () =>
  useChange(outdates, ({ revision, slides }: NewSlides) =>
    calls.PUT('/api/office/public-site/slides', {
      body: {
        revision,
        slides: slides.map((slide) => ({
          ...slide,
          ...textsOrNull(slide, 'headingHindi', 'line', 'lineHindi'),
        })),
      },
    }),
  );

export const useSaveCards = () =>
  useChange(outdates, ({ revision, cards }: NewCards) =>
    calls.PUT('/api/office/public-site/cards', {
      body: {
        revision,
        cards: cards.map((card) => ({
          ...card,
          ...textsOrNull(card, 'picture', 'headingHindi', 'lineHindi'),
        })),
      },
    }),
  );

export const useSaveNews = () =>
  useChange(outdates, ({ revision, news }: NewNews) =>
    calls.PUT('/api/office/public-site/news', {
      body: {
        revision,
        news: news.map((item) => ({ ...item, ...textsOrNull(item, 'headingHindi', 'bodyHindi') })),
      },
    }),
  );

export const useSaveAdmissions = () =>
  useChange(outdates, (admissions: NewAdmissions) =>
    calls.PUT('/api/office/public-site/admissions', {
      body: {
        ...admissions,
        ...textsOrNull(admissions, 'whomHindi', 'hours', 'hoursHindi', 'bringHindi', 'body', 'bodyHindi'),
      },
    }),
  );

export const useSaveContact = () =>
  useChange(outdates, ({ revision, ...contact }: NewContact) =>
    calls.PUT('/api/office/public-site/contact', {
      body: { revision, ...textsOrNull(contact, 'city', 'cityHindi', 'email', 'hours', 'hoursHindi') },
    }),
  );

export const useSavePage = () =>
  useChange(outdates, (page: NewPage) =>
    calls.PUT('/api/office/public-site/page', {
      body: {
        ...page,
        ...textsOrNull(page, 'menuNameHindi', 'headingHindi', 'bodyHindi'),
        pictures: page.pictures.map(({ picture, ...words }) => ({
          picture,
          ...textsOrNull(words, 'caption', 'captionHindi'),
        })),
      },
    }),
  );

export const useRemovePage = () =>
  useChange(outdates, (body: SitePageState) => calls.PUT('/api/office/public-site/page/remove', { body }));

export const useRestorePage = () =>
  useChange(outdates, (body: SitePageState) => calls.PUT('/api/office/public-site/page/restore', { body }));
